import { choiceOfByte } from '@nosmilliards/contract/choice-code';
import type { Choice } from '@nosmilliards/domain/vote/vote';

/** Expands the counts of a room by byte into one choice per answer. */
export function choicesOfCounts(
  counts: readonly (readonly [byte: number, count: number])[],
): readonly Choice[] {
  return counts.flatMap(([byte, count]) => {
    const choice = choiceOfByte(byte);
    if (choice === null || choice === 'none') return [];
    return Array.from({ length: count }, () => choice);
  });
}
