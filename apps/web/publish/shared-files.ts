/** A module of the bundle, with the pages and late parts that cannot be shown without it. */
export type NeededModule = {
  readonly id: string;
  /** A style weighs nothing here: it stands in the text of the page. */
  readonly bytes: number;
  readonly users: ReadonlySet<string>;
  /** Ids of what it cannot run without; those that are not given do not count. */
  readonly imports: readonly string[];
};

/** What opening one page downloads, and the most it may. */
export type Visit = {
  /** Ids of what it is painted with. */
  readonly first: ReadonlySet<string>;
  /** Ids of what it asks for by itself once painted. */
  readonly late: ReadonlySet<string>;
  readonly most: {
    readonly firstFiles: number;
    readonly firstBytes: number;
    readonly files: number;
    readonly bytes: number;
  };
};

/** Modules with the same users: nobody gains by parting them. */
type Parcel = {
  readonly ids: readonly string[];
  readonly bytes: number;
  readonly hasStyles: boolean;
  readonly imports: readonly number[];
};

/** A set of files is the bits of one number. */
export const MOST_FILES = 31;
/** Searches from different starts: the first that keeps all visits within a hair of their limits. */
const SEARCHES = 4;
const HAIR = 1;
const ROUNDS_PER_PARCEL = 5_000;
/** What a step may cost and still be taken, at the first round and at the last. */
const [WARM, COLD] = [14, 0.15];
/** What passing a limit costs. */
const PASSED = { file: 6, kilobyte: 8 };
/** What a file or a thousand bytes cost within the limits: next to nothing. */
const CARE = 0.004;

/**
 * Which modules travel together. A file per set of users would send no byte too many, in twenty
 * requests; one file for all would send everything to everybody. From the latter, parcels move
 * from file to file at random, less and less when it makes the visits worse (simulated annealing):
 * the limits of the pages are all it is told. The same modules give the same files.
 */
export function sharedFilesOf(
  modules: readonly NeededModule[],
  visits: readonly Visit[],
): ReadonlySet<string>[] {
  const parcels = parcelsOf(modules);
  const excessOf = judgeOf(parcels, visits, 0);
  let best: { readonly place: Int8Array; readonly excess: number } | null = null;
  for (let seed = 1; seed <= SEARCHES && (best === null || best.excess > HAIR); seed += 1) {
    const place = placesFrom(seed, parcels, visits);
    const excess = excessOf(place);
    if (best === null || excess < best.excess) best = { place, excess };
  }
  const files = Map.groupBy(parcels.keys(), (index) => best?.place[index]);
  return [...files.values()].map(
    (indexes) => new Set(indexes.flatMap((index) => parcels[index]?.ids ?? [])),
  );
}

/** The file of each parcel. */
function placesFrom(seed: number, parcels: readonly Parcel[], visits: readonly Visit[]): Int8Array {
  const costOf = judgeOf(parcels, visits, CARE);
  const random = randomFrom(seed);
  const one = (count: number) => Math.floor(random() * count);
  const none: ReadonlySet<number> = new Set();
  const firsts = visits.map(({ first }) => new Set(indexesIn(parcels, first)));
  const place = new Int8Array(parcels.length);
  let cost = costOf(place);
  let best = { cost, place: place.slice() };
  const rounds = ROUNDS_PER_PARCEL * parcels.length;
  for (let round = 0; round < rounds; round += 1) {
    const before = place.slice();
    const from = one(parcels.length);
    // Next to another, rather than alone.
    const to = random() < 0.85 ? (place[one(parcels.length)] ?? 0) : one(MOST_FILES);
    const chance = random();
    // A parcel alone, a file whole, or what a page has no use for in a file.
    if (chance < 0.8) place[from] = to;
    else {
      const left = place[from];
      const needed = chance < 0.87 ? none : (firsts[one(firsts.length)] ?? none);
      for (let index = 0; index < place.length; index += 1) {
        if (place[index] === left && !needed.has(index)) place[index] = to;
      }
    }
    const warmth = WARM * (COLD / WARM) ** (round / rounds);
    const accepted = cost - warmth * Math.log(random());
    const moved = costOf(place, accepted);
    if (moved <= accepted) cost = moved;
    else place.set(before);
    if (cost < best.cost) best = { cost, place: place.slice() };
  }
  return best.place;
}

function parcelsOf(modules: readonly NeededModule[]): Parcel[] {
  const bySet = [...Map.groupBy(modules, ({ users }) => [...users].toSorted().join(' ')).values()];
  const indexOf = new Map(
    bySet.flatMap((together, index) => together.map(({ id }) => [id, index] as const)),
  );
  return bySet.map((together, index) => ({
    ids: together.map(({ id }) => id),
    bytes: together.reduce((sum, { bytes }) => sum + bytes, 0),
    hasStyles: together.some(({ id }) => isStyle(id)),
    imports: [
      ...new Set(
        together
          .flatMap(({ imports }) => imports)
          .flatMap((id) => indexOf.get(id) ?? [])
          .filter((imported) => imported !== index),
      ),
    ],
  }));
}

function indexesIn(parcels: readonly Parcel[], ids: ReadonlySet<string>): Int16Array {
  return Int16Array.from(parcels.keys()).filter((index) =>
    parcels[index]?.ids.some((id) => ids.has(id)),
  );
}

export function isStyle(id: string): boolean {
  return id.endsWith('.css');
}

/** By how much the visits pass their limits, once each parcel has its place among the files. */
function judgeOf(parcels: readonly Parcel[], visits: readonly Visit[], care: number) {
  const asked = visits.map(({ first, late, most: limits }) => ({
    first: indexesIn(parcels, first),
    late: indexesIn(parcels, late),
    limits,
  }));
  const [bytes, withStyles, brings] = [
    new Int32Array(MOST_FILES),
    new Uint8Array(MOST_FILES),
    new Int32Array(MOST_FILES),
  ];
  const none = new Int16Array();
  const imported = parcels.map(({ imports }) => Int16Array.from(imports));
  const filesWith = new Int32Array(parcels.length);

  const filesOf = (indexes: Int16Array, already: number) => {
    let files = already;
    for (let at = 0; at < indexes.length; at += 1) files |= filesWith[indexes[at] ?? 0] ?? 0;
    return files;
  };

  return (place: Int8Array, most = Number.POSITIVE_INFINITY): number => {
    bytes.fill(0);
    withStyles.fill(0);
    brings.fill(0);
    const fileOf = (parcel: number) => place[parcel] ?? 0;
    for (let index = 0; index < place.length; index += 1) {
      const file = fileOf(index);
      bytes[file] = (bytes[file] ?? 0) + (parcels[index]?.bytes ?? 0);
      if (parcels[index]?.hasStyles) withStyles[file] = 1;
      const imports = imported[index] ?? none;
      for (let at = 0; at < imports.length; at += 1) {
        const other = fileOf(imports[at] ?? 0);
        if (other !== file) brings[file] = (brings[file] ?? 0) | (1 << other);
      }
    }
    if (!bringAll(brings)) return Number.POSITIVE_INFINITY;

    for (let index = 0; index < place.length; index += 1) {
      filesWith[index] = (1 << fileOf(index)) | (brings[fileOf(index)] ?? 0);
    }
    let cost = 0;
    for (const { first, late, limits } of asked) {
      if (cost > most) return cost;
      const atOnce = filesOf(first, 0);
      const inTheEnd = filesOf(late, atOnce);
      let firstFiles = 0;
      let firstBytes = 0;
      let files = 0;
      let all = 0;
      for (let left = inTheEnd; left !== 0; left &= left - 1) {
        const file = lowest(left);
        const isFirst = (atOnce & (1 << file)) !== 0;
        const weight = bytes[file] ?? 0;
        if (isFirst) firstBytes += weight;
        if (isFirst) firstFiles += 1;
        all += weight;
        // A style that was not there at first is a file of its own.
        files += 1 + (isFirst ? 0 : (withStyles[file] ?? 0));
      }
      cost +=
        PASSED.file * (over(firstFiles, limits.firstFiles) + over(files, limits.files)) +
        (PASSED.kilobyte / 1000) * (over(firstBytes, limits.firstBytes) + over(all, limits.bytes)) +
        care * (files + firstBytes / 1000);
    }
    return cost;
  };
}

function over(value: number, most: number): number {
  return Math.max(0, value - most);
}

/** With what each file brings, all that comes along; false where two ask for each other. */
function bringAll(brings: Int32Array): boolean {
  for (let isMore = true; isMore;) {
    isMore = false;
    for (let file = 0; file < brings.length; file += 1) {
      let all = brings[file] ?? 0;
      for (let left = all; left !== 0; left &= left - 1) all |= brings[lowest(left)] ?? 0;
      // Of two files that ask for each other, nothing would tell which runs first.
      if ((all & (1 << file)) !== 0) return false;
      isMore ||= all !== brings[file];
      brings[file] = all;
    }
  }
  return true;
}

function lowest(bits: number): number {
  return 31 - Math.clz32(bits & -bits);
}

/** The same numbers at each build (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
