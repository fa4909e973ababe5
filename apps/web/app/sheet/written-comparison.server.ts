import { comparisonPathOf } from '@nosmilliards/domain/comparison/path';
import { readComparisons } from '#dataset/read.server.ts';

/** Two lines are named in their title; a sum of several has only the words of the dataset. */
export function writtenHeadOf(address: string) {
  const written = readComparisons().comparisons.find(({ lineIdsA, lineIdsB }) => {
    const ids = [...lineIdsA, ...lineIdsB];
    return ids.length > 2 && comparisonPathOf(ids) === address;
  });
  if (written === undefined) return null;
  const { title, description, impact } = written;
  return { title, description: `${description} ${impact}` };
}
