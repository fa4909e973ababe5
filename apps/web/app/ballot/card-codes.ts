import { textOf } from '@nosmilliards/contract/base64url';
import { cardBytesOf, type Numbering } from '@nosmilliards/contract/ballot-code';
import type { Ledger } from '@nosmilliards/domain/vote/ledger';

export type CardCodes = {
  /** A byte for each card, base64url. */
  readonly codes: string;
  /** How many cards have a choice. */
  readonly decided: number;
};

/** What is added up in common: the cards decided, and nothing else of a ballot. */
export function cardCodesOf(ledger: Ledger, numbering: Numbering): CardCodes {
  const bytes = cardBytesOf(ledger.values(), numbering);
  return { codes: textOf(bytes), decided: bytes.filter((byte) => byte !== 0).length };
}
