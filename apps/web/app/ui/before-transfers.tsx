import type { Millions } from '@nosmilliards/domain/money/money';
import { Amount } from '#ui/amount.tsx';
import { TermLink } from '#ui/term-link.tsx';

type BeforeTransfersProps = {
  readonly amount: Millions;
  /** Tax refunds are not transfers to another administration: other words. */
  readonly isTechnical: boolean;
  /** Address of the definition in the lexicon. */
  readonly definition: string;
};

/** Note beside the amount of a line that also handles money counted elsewhere. */
export function BeforeTransfers({ amount, isTechnical, definition }: BeforeTransfersProps) {
  return (
    <>
      <Amount value={amount} /> avant{' '}
      {isTechnical ? (
        'remboursements d’impôts, qui sont déduits des recettes.'
      ) : (
        <>
          <TermLink to={definition}>transferts</TermLink> : le reste est versé à d’autres
          administrations et compté chez elles.
        </>
      )}
    </>
  );
}
