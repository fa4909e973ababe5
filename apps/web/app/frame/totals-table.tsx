import { cardCodesOf, type CardCodes } from '#ballot/card-codes.ts';
import { useBallot } from '#ballot/provider.tsx';
import { numbering } from '#dataset/codes.ts';
import { TotalsQuestion } from '#features/contribution/totals-question.tsx';
import { TotalsState } from '#features/contribution/totals-state.tsx';

/** One late file for all that the common totals take. */
export { totals } from '#browser/totals.ts';

export function State({ acts = 0 }: { readonly acts?: number }) {
  const { codes, decided } = useCardCodes();
  return (
    <TotalsState edition={numbering.edition} codes={decided === 0 ? null : codes} acts={acts} />
  );
}

export function Question({ onAdded }: { readonly onAdded: () => void }) {
  return <TotalsQuestion edition={numbering.edition} {...useCardCodes()} onAdded={onAdded} />;
}

/** What would be sent: the cards decided, and nothing else. */
function useCardCodes(): CardCodes {
  const { ballot } = useBallot();
  if (ballot === null) return { codes: '', decided: 0 };
  return cardCodesOf(ballot.history.present.ledger, numbering);
}
