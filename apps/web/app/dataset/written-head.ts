import { comparisonPathOf } from '@nosmilliards/domain/comparison/path';

/**
 * The words of the dataset for a comparison it has written. Two lines are named in their title; a
 * sum of several has only these, whether the page is typed or reached by a link.
 */
export async function loadWrittenHead(lines: readonly { readonly id: string }[]) {
  if (lines.length < 3) return null;
  const address = comparisonPathOf(lines.map(({ id }) => id));
  // A title is not worth the page: without this file, the lines name themselves.
  const words = await import('#dataset/home-comparisons.ts').catch(() => null);
  const written = words?.comparisons.find((comparison) => comparison.address === address);
  if (written === undefined) return null;
  const { title, description, impact } = written;
  return { title, description: `${description} ${impact}` };
}
