import { comparisonPathOf, JOINT, slugOf } from './path.ts';

/**
 * Where the lines of an old address stand now; `null` when it names none that was renamed. Apart
 * from `path.ts`: every page writes such addresses, one alone follows them.
 */
export function movedPathOf(
  path: string,
  renamed: Readonly<Record<string, string>>,
): string | null {
  const idBySlug = new Map(Object.entries(renamed).map(([from, to]) => [slugOf(from), to]));
  const slugs = slugOf(path).split(JOINT);
  if (!slugs.some((slug) => idBySlug.has(slug))) return null;
  return comparisonPathOf([...new Set(slugs.map((slug) => idBySlug.get(slug) ?? slug))]);
}
