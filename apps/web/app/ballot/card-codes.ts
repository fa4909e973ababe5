import { textOf } from '@nosmilliards/contract/base64url';
import { cardBytesOf, type Numbering } from '@nosmilliards/contract/ballot-code';
import type { Ledger } from '@nosmilliards/domain/vote/ledger';

export type CardCodes = {
  /** One byte for each card, base64url. */
  readonly codes: string;
  /** Number of cards with a choice. */
  readonly decided: number;
};

/** The part of a ballot that is sent to the common totals: choices on cards only. */
export function cardCodesOf(ledger: Ledger, numbering: Numbering): CardCodes {
  const bytes = cardBytesOf(ledger.values(), numbering);
  return { codes: textOf(bytes), decided: bytes.filter((byte) => byte !== 0).length };
}
