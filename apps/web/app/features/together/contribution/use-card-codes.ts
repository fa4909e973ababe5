import type { Numbering } from '@nosmilliards/contract/ballot-code';
import { cardCodesOf, type CardCodes } from '#ballot/card-codes.ts';
import { useBallot } from '#ballot/provider.tsx';

/** What would be sent: choices on cards, nothing else. */
export function useCardCodes(numbering: Numbering): CardCodes {
  const { ballot } = useBallot();
  if (ballot === null) return { codes: '', decided: 0 };
  return cardCodesOf(ballot.history.present.ledger, numbering);
}
