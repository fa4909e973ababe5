/**
 * What engines only learnt after the oldest browser accepted (`toSorted` and `Map.groupBy`): used
 * here, they would replace a good page with the error page there.
 */
export function sorted<T>(items: Iterable<T>, compare?: (a: T, b: T) => number): T[] {
  // oxlint-disable-next-line unicorn/no-array-sort -- a copy of its own
  return [...items].sort(compare);
}

/** Groups in the order of their first member, members in theirs. */
export function groupedBy<T, K>(items: Iterable<T>, keyOf: (item: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return groups;
}
