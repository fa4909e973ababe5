import type { Edition } from './edition.ts';
import type { RenamingEntry } from './sheets.ts';

export type Renaming = {
  from: string;
  /** Where a chain of renamings ends: an edition keeps those of the editions before it. */
  to: string;
  /** The same money under another name: a vote follows. Merged or split, only the address does. */
  isSameMoney: boolean;
};

/** `null` when the chain never ends. */
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

/** Cards have capitals, lines have none: one never takes the place of the other. */
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
