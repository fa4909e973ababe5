/** A module of the bundle, with the pages and late parts that cannot be shown without it. */
export type NeededModule = {
  readonly id: string;
  readonly bytes: number;
  readonly users: ReadonlySet<string>;
  /** Ids of what it cannot run without; those that are not shared do not count. */
  readonly imports: readonly string[];
};

/** Asked for by every page that needs one of its modules, or one that imports them. */
export type SharedFile = {
  readonly ids: ReadonlySet<string>;
  readonly bytes: number;
  readonly users: ReadonlySet<string>;
  readonly imports: ReadonlySet<string>;
};

type Prices = {
  /** How many bytes a page would rather download than ask for one more file. */
  readonly request: number;
  /** How many times as much as another a page counts, where it does not count once. */
  readonly weightOf: (user: string) => number;
};

/** Who asks for a file in the end, and what the file brings along. */
type Standing = { readonly askers: ReadonlySet<string>; readonly brings: ReadonlySet<SharedFile> };

/**
 * Which modules travel together. A file per set of users would send no byte too many, in twenty
 * requests; one file for all would send everything to everybody. From the first, two files are
 * joined as long as that saves more requests than it sends bytes to users that have no use for
 * them, with all that the joined file brings along. Only who needs what, and its weight, count: a
 * module may move or change its name. The most shared file comes first.
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

function fileOf({ id, bytes, users, imports }: NeededModule): SharedFile {
  return { ids: new Set([id]), bytes, users, imports: new Set(imports) };
}

function joined(a: SharedFile, b: SharedFile): SharedFile {
  return {
    ids: a.ids.union(b.ids),
    bytes: a.bytes + b.bytes,
    users: a.users.union(b.users),
    imports: a.imports.union(b.imports),
  };
}

function bestPairOf(files: readonly SharedFile[], prices: Prices): [SharedFile, SharedFile] | null {
  const standings = standingsOf(files);
  let best: { pair: [SharedFile, SharedFile]; gain: number } | null = null;
  for (const [index, a] of files.entries()) {
    for (const b of files.slice(index + 1)) {
      const gain = gainOf(a, b, standings, prices);
      if (gain > (best?.gain ?? 0)) best = { pair: [a, b], gain };
    }
  }
  return best?.pair ?? null;
}

function standingsOf(files: readonly SharedFile[]): ReadonlyMap<SharedFile, Standing> {
  const fileWith = new Map(files.flatMap((file) => [...file.ids].map((id) => [id, file] as const)));
  const brought = new Map(
    files.map((file) => {
      const brings = new Set([file]);
      // A set goes on to what is added while it is read.
      for (const one of brings) {
        for (const id of one.imports) {
          const imported = fileWith.get(id);
          if (imported) brings.add(imported);
        }
      }
      return [file, brings];
    }),
  );
  return new Map(
    files.map((file) => {
      const askers = new Set(
        files.filter((one) => brought.get(one)?.has(file)).flatMap(({ users }) => [...users]),
      );
      return [file, { askers, brings: brought.get(file) ?? new Set() }];
    }),
  );
}

function gainOf(
  a: SharedFile,
  b: SharedFile,
  standings: ReadonlyMap<SharedFile, Standing>,
  { request, weightOf }: Prices,
): number {
  const weigh = (users: ReadonlySet<string>) =>
    [...users].reduce((sum, user) => sum + weightOf(user), 0);
  const askersOf = (file: SharedFile) => standings.get(file)?.askers ?? file.users;
  /** What it costs those who ask for the one that the other comes with it. */
  const costOf = (file: SharedFile, other: SharedFile) => {
    const newcomers = askersOf(file).difference(askersOf(other));
    if (newcomers.size === 0) return 0;
    const along = [...(standings.get(other)?.brings ?? [])].filter(
      (one) => one !== other && one !== file,
    );
    return along.reduce(
      (sum, one) => sum + (one.bytes + request) * weigh(newcomers.difference(askersOf(one))),
      other.bytes * weigh(newcomers),
    );
  };
  return request * weigh(askersOf(a).intersection(askersOf(b))) - costOf(a, b) - costOf(b, a);
}
