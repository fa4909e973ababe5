/** A module of the bundle, with the pages and late parts that cannot be shown without it. */
export type NeededModule = {
  readonly id: string;
  readonly bytes: number;
  readonly users: ReadonlySet<string>;
};

/** Asked for by every page that needs one of its modules. */
export type SharedFile = Omit<NeededModule, 'id'> & { readonly ids: readonly string[] };

type Prices = {
  /** How many bytes a page would rather download than ask for one more file. */
  readonly request: number;
  /** How many times as much as another a page counts, where it does not count once. */
  readonly weightOf: (user: string) => number;
};

/**
 * Which modules travel together. A file per set of users would send no byte too many, in twenty
 * requests; one file for all would send everything to everybody. From the first, two files are
 * joined as long as that saves more requests than it sends bytes to users that have no use for
 * them. Only who needs what, and its weight, count: a module may move or change its name. The most
 * shared file comes first.
 */
export function sharedFilesOf(modules: readonly NeededModule[], prices: Prices): SharedFile[] {
  const bySet = Map.groupBy(modules, ({ users }) => [...users].toSorted().join(' '));
  let files = [...bySet.values()].map((group) => group.map(fileOf).reduce(joined));
  for (let pair = bestPairOf(files, prices); pair; pair = bestPairOf(files, prices)) {
    const [a, b] = pair;
    files = [...files.filter((file) => file !== a && file !== b), joined(a, b)];
  }
  return files.toSorted((a, b) => b.users.size - a.users.size);
}

function fileOf({ id, bytes, users }: NeededModule): SharedFile {
  return { ids: [id], bytes, users };
}

function joined(a: SharedFile, b: SharedFile): SharedFile {
  const users = new Set([...a.users, ...b.users]);
  return { ids: [...a.ids, ...b.ids], bytes: a.bytes + b.bytes, users };
}

function bestPairOf(files: readonly SharedFile[], prices: Prices): [SharedFile, SharedFile] | null {
  let best: { pair: [SharedFile, SharedFile]; gain: number } | null = null;
  for (const [index, a] of files.entries()) {
    for (const b of files.slice(index + 1)) {
      const gain = gainOf(a, b, prices);
      if (gain > (best?.gain ?? 0)) best = { pair: [a, b], gain };
    }
  }
  return best?.pair ?? null;
}

function gainOf(a: SharedFile, b: SharedFile, { request, weightOf }: Prices): number {
  const weigh = (users: ReadonlySet<string>, isCounted: (page: string) => boolean) =>
    [...users].filter(isCounted).reduce((sum, page) => sum + weightOf(page), 0);
  return (
    request * weigh(a.users, (page) => b.users.has(page)) -
    a.bytes * weigh(b.users, (page) => !a.users.has(page)) -
    b.bytes * weigh(a.users, (page) => !b.users.has(page))
  );
}
