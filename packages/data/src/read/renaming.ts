import type { Edition } from './edition.ts';
import type { RenamingEntry } from './records.ts';

export type Renaming = {
  from: string;
  /** The last id of the chain: an edition keeps the renamings of earlier editions. */
  to: string;
  /** Renamed or moved, a stored vote follows; merged or split, only the address redirects. */
  isSameMoney: boolean;
};

/** An entry is `null` when its chain is circular. */
export function renamingsOf({ renamings }: Pick<Edition, 'renamings'>): (Renaming | null)[] {
  const { renommages } = renamings.content;
  const byOld = new Map(renommages.map((entry) => [entry.ancien, entry]));
  return renommages.map(({ ancien }) => {
    const chain = chainOf(ancien, byOld);
    const last = chain?.at(-1);
    if (chain === null || last === undefined) return null;
    return { from: ancien, to: last.nouveau, isSameMoney: chain.every(keepsMoney) };
  });
}

/** Ids of cards begin with a capital, ids of lines never do. */
export function isCardId(id: string): boolean {
  return /^[A-Z]/.test(id);
}

function chainOf(id: string, byOld: Map<string, RenamingEntry>): RenamingEntry[] | null {
  const chain = new Set<RenamingEntry>();
  for (let entry = byOld.get(id); entry !== undefined; entry = byOld.get(entry.nouveau)) {
    if (chain.has(entry)) return null;
    chain.add(entry);
  }
  return [...chain];
}

function keepsMoney({ type = 'renomme' }: RenamingEntry): boolean {
  return type === 'renomme' || type === 'deplace';
}
