import type { Line } from '../budget/line.ts';
import { MOST_COMPARED } from './comparison.ts';
import { eurosOf } from '../money/money.ts';
import { accept, refuse, type Result } from '../result.ts';
import { isRecord, isTimestamp } from '../stored-value.ts';

/** The published shape of a remembered item, in French and in euros. */
export type StoredItem = {
  readonly id: string;
  readonly nom: string;
  readonly montant: number;
  readonly categorie: 'depenses' | 'recettes';
  readonly niveau: number;
  readonly icone: string;
  readonly source_niveau: string;
  readonly ajouteLe: number;
};

export type StoredComparison = { readonly items: readonly StoredItem[]; readonly origin: string };

export const DEFAULT_ORIGIN = '/explorer';

export const EMPTY_COMPARISON: StoredComparison = { items: [], origin: DEFAULT_ORIGIN };

export function storedItemOf(line: Line, addedAt: number): StoredItem {
  return {
    id: line.id,
    nom: line.title,
    montant: eurosOf(line.amount),
    categorie: line.side === 'expense' ? 'depenses' : 'recettes',
    niveau: line.level,
    icone: line.icon ?? '',
    source_niveau: line.origin ?? '',
    ajouteLe: addedAt,
  };
}

/** Chosen again, a line is taken out. `origin` is the page where it was chosen. */
export function toggled(
  { items }: StoredComparison,
  item: StoredItem,
  origin: string,
): Result<StoredComparison, 'selection-full'> {
  const others = items.filter(({ id }) => id !== item.id);
  if (others.length < items.length) return accept({ items: others, origin });
  if (items.length >= MOST_COMPARED) return refuse('selection-full');
  return accept({ items: [...items, item], origin });
}

/** Keeps the origin: the visitor is sent back there once the list is empty. */
export function emptied(comparison: StoredComparison): StoredComparison {
  return { ...comparison, items: [] };
}

/** An unreadable list is an empty one; an unreadable item is left out. */
export function parseItems(text: string): Result<readonly StoredItem[], 'corrupt'> {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? accept(value.filter(isStoredItem)) : refuse('corrupt');
  } catch {
    return refuse('corrupt');
  }
}

/**
 * An origin is a page of this site: a stored address must not lead elsewhere. Browsers skip tabs
 * and line breaks: with one of them, two slashes that look apart are the start of another site.
 */
export function originOf(stored: string | null): string {
  return stored !== null && /^\/(?![/\\])[!-~]*$/.test(stored) ? stored : DEFAULT_ORIGIN;
}

function isStoredItem(value: unknown): value is StoredItem {
  return (
    isRecord(value) &&
    typeof value['id'] === 'string' &&
    typeof value['nom'] === 'string' &&
    Number.isSafeInteger(value['montant']) &&
    (value['categorie'] === 'depenses' || value['categorie'] === 'recettes') &&
    Number.isInteger(value['niveau']) &&
    typeof value['icone'] === 'string' &&
    typeof value['source_niveau'] === 'string' &&
    isTimestamp(value['ajouteLe'])
  );
}
