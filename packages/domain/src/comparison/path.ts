import { MOST_COMPARED } from './comparison.ts';
import { sorted } from '../list.ts';

export type ParsedPath = {
  /** Known ids, spelt as the data spells them, in path order, without repeats. */
  readonly ids: readonly string[];
  /** Slugs no line answers to: the visitor is told they were ignored. */
  readonly unknown: readonly string[];
  /** Known ids past the sixth. */
  readonly excess: readonly string[];
};

export const JOINT = '-vs-';

/** The `{ids}` of `/compare/{ids}`: the same lines give the same address in any order. */
export function comparisonPathOf(ids: readonly string[]): string {
  return sorted(ids.map(slugOf)).join(JOINT);
}

export function parseComparisonPath(path: string, knownIds: Iterable<string>): ParsedPath {
  const idBySlug = new Map<string, string>();
  // Two ids may differ by case alone: sorted, the first one answers on every visit.
  for (const id of sorted(knownIds)) {
    const slug = slugOf(id);
    if (!idBySlug.has(slug)) idBySlug.set(slug, id);
  }

  const slugs = [...new Set(slugOf(path).split(JOINT))].filter((slug) => slug !== '');
  const known = slugs.flatMap((slug) => idBySlug.get(slug) ?? []);
  return {
    ids: known.slice(0, MOST_COMPARED),
    unknown: slugs.filter((slug) => !idBySlug.has(slug)),
    excess: known.slice(MOST_COMPARED),
  };
}

export function slugOf(id: string): string {
  return id.toLowerCase().replaceAll(' ', '-');
}
