/** A module of the bundle, with the pages and late parts that cannot be shown without it. */
export type NeededModule = {
  readonly id: string;
  readonly bytes: number;
  readonly users: ReadonlySet<string>;
  /** Modules it cannot run without: whoever downloads its file downloads theirs. */
  readonly imports: readonly string[];
};

/** Asked for by every page that needs one of its modules. */
export type SharedFile = {
  readonly ids: readonly string[];
  readonly bytes: number;
  readonly users: ReadonlySet<string>;
};

type Prices = {
  /** How many bytes a page would rather download than ask for one more file. */
  readonly request: number;
  /** How many times as much as another a page counts, where it does not count once. */
  readonly weightOf: (user: string) => number;
};

/** A file in the making; `imports` are those it asks for, directly or not. */
type Draft = SharedFile & { readonly imports: ReadonlySet<Draft> };

/**
 * Which modules travel together. A file per set of users would send no byte too many, in twenty
 * requests; one file for all would send everything to everybody. From the first, two files are
 * joined as long as that saves more requests than it sends bytes to users that have no use for
 * them, those that the joined file imports in its turn included. Only who needs what, and its
 * weight, count: a module may move or change its name. The most shared file comes first.
 */
export function sharedFilesOf(modules: readonly NeededModule[], prices: Prices): SharedFile[] {
  const importsOf = new Map(modules.map(({ id, imports }) => [id, imports]));
  const bySet = Map.groupBy(modules, ({ users }) => [...users].toSorted().join(' '));
  let files = linked(
    [...bySet.values()].map((group) => group.map(fileOf).reduce(joined)),
    importsOf,
  );
  for (let pair = bestPairOf(files, prices); pair; pair = bestPairOf(files, prices)) {
    const [a, b] = pair;
    const together = joined(a, b);
    const below = importedBy(a, b);
    const others = files.filter((file) => file !== a && file !== b);
    files = linked(
      [
        ...others.map((file) =>
          below.has(file) ? { ...file, users: union(file.users, together.users) } : file,
        ),
        together,
      ],
      importsOf,
    );
  }
  return files
    .map(({ ids, bytes, users }) => ({ ids, bytes, users }))
    .toSorted((a, b) => b.users.size - a.users.size);
}

function fileOf({ id, bytes, users }: NeededModule): SharedFile {
  return { ids: [id], bytes, users };
}

function joined(a: SharedFile, b: SharedFile): SharedFile {
  return { ids: [...a.ids, ...b.ids], bytes: a.bytes + b.bytes, users: union(a.users, b.users) };
}

/** Each file with all that comes with it. */
function linked(
  files: readonly SharedFile[],
  importsOf: ReadonlyMap<string, readonly string[]>,
): Draft[] {
  const drafts = files.map((file) => ({ ...file, imports: new Set<Draft>() }));
  const holder = new Map(drafts.flatMap((draft) => draft.ids.map((id) => [id, draft] as const)));
  for (const draft of drafts) {
    // A set goes on to what is added while it is read.
    const reached = new Set<string>(draft.ids);
    for (const id of reached) {
      const file = holder.get(id);
      if (file === undefined) continue;
      if (file !== draft) draft.imports.add(file);
      // A file comes whole: what its other modules import comes too.
      for (const member of file.ids) {
        for (const imported of importsOf.get(member) ?? []) reached.add(imported);
      }
    }
  }
  return drafts;
}

function importedBy(a: Draft, b: Draft): ReadonlySet<Draft> {
  const below = new Set([...a.imports, ...b.imports]);
  below.delete(a);
  below.delete(b);
  return below;
}

function bestPairOf(files: readonly Draft[], prices: Prices): [Draft, Draft] | null {
  let best: { pair: [Draft, Draft]; gain: number } | null = null;
  for (const [index, a] of files.entries()) {
    for (const b of files.slice(index + 1)) {
      const gain = gainOf(a, b, prices);
      if (gain > (best?.gain ?? 0)) best = { pair: [a, b], gain };
    }
  }
  return best?.pair ?? null;
}

function gainOf(a: Draft, b: Draft, { request, weightOf }: Prices): number {
  const weigh = (users: ReadonlySet<string>, isCounted: (user: string) => boolean) => {
    let sum = 0;
    for (const user of users) if (isCounted(user)) sum += weightOf(user);
    return sum;
  };
  const direct =
    request * weigh(a.users, (user) => b.users.has(user)) -
    a.bytes * weigh(b.users, (user) => !a.users.has(user)) -
    b.bytes * weigh(a.users, (user) => !b.users.has(user));
  if (direct <= 0) return direct;
  const users = union(a.users, b.users);
  let gain = direct;
  for (const file of importedBy(a, b)) {
    gain -= (request + file.bytes) * weigh(users, (user) => !file.users.has(user));
    // Two files that import each other could not tell which runs first.
    if (file.imports.has(a) || file.imports.has(b)) return Number.NEGATIVE_INFINITY;
  }
  return gain;
}

function union(a: ReadonlySet<string>, b: ReadonlySet<string>): ReadonlySet<string> {
  return new Set([...a, ...b]);
}
