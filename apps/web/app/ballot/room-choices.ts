import { choiceOfByte } from '@nosmilliards/contract/choice-code';
import type { Choice } from '@nosmilliards/domain/vote/vote';

/** How many gave each byte, as a room tells it, in choices: one for each who answered. */
export function choicesOfCounts(
  counts: readonly (readonly [byte: number, count: number])[],
): readonly Choice[] {
  return counts.flatMap(([byte, count]) => {
    const choice = choiceOfByte(byte);
    if (choice === null || choice === 'none') return [];
    return Array.from({ length: count }, () => choice);
  });
}
