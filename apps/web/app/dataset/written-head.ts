import { comparisonPathOf } from '@nosmilliards/domain/comparison/path';

/**
 * Title and description that the dataset gives to a comparison of three lines or more; a comparison
 * of two is titled by their names. Used both at build time and on client-side navigation.
 */
export async function loadWrittenHead(lines: readonly { readonly id: string }[]) {
  if (lines.length < 3) return null;
  const address = comparisonPathOf(lines.map(({ id }) => id));
  // If the file fails to load, the page falls back to the names of the lines.
  const words = await import('#dataset/home-comparisons.ts').catch(() => null);
  const written = words?.comparisons.find((comparison) => comparison.address === address);
  if (written === undefined) return null;
  const { title, description, impact } = written;
  return { title, description: `${description} ${impact}` };
}
