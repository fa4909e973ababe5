import type { VoteRecord } from '@nosmilliards/domain/outcome/decisions';
import { counted } from '@nosmilliards/domain/money/counted';

/** « 15 cartes gardées »; by decisions as soon as one of them is on a group. */
export function keptText(kept: readonly VoteRecord[]): string {
  const noun = kept.some(({ ids }) => ids.length > 1) ? 'décision' : 'carte';
  return `${counted(kept.length, noun)} ${kept.length > 1 ? 'gardées' : 'gardée'}`;
}
