import type { ChoiceType } from '../vote/vote.ts';
import { tallyOf, type Tally } from './tally.ts';

/** The choices written on one printed sheet, by question. A question left blank is absent. */
export type PaperSheet = Readonly<Record<string, ChoiceType>>;

/** A sheet, by its index, and a question, by its place. */
export type PaperCell = { readonly sheet: number; readonly place: number };

/** The sheets typed in so far, and the cell that the next key fills. */
export type PaperEntry = { readonly sheets: readonly PaperSheet[]; readonly cell: PaperCell };

export type PaperStep = 'left' | 'right' | 'up' | 'down';

/** The letter to circle on the printed sheet, which is also the key that enters it. */
export const PAPER_LETTERS: Readonly<Record<ChoiceType, string>> = {
  keep: 'G',
  increase: 'A',
  decrease: 'R',
  remove: 'S',
};

export function paperTallyOf(sheets: readonly PaperSheet[], id: string): Tally {
  return tallyOf(sheets.flatMap(({ [id]: type }) => (type === undefined ? [] : [{ type }])));
}

/** Those with at least one answer. */
export function answeredSheetsIn(sheets: readonly PaperSheet[]): number {
  return sheets.filter(isAnswered).length;
}

/** Sheets begun and not finished, by their index, other than the one being typed. */
export function incompleteSheetsIn(
  sheets: readonly PaperSheet[],
  ids: readonly string[],
  typed: number,
): readonly number[] {
  return sheets.flatMap((sheet, index) => {
    const isIncomplete = isAnswered(sheet) && ids.some((id) => sheet[id] === undefined);
    return isIncomplete && index !== typed ? index : [];
  });
}

/** Where typing starts or resumes: after the last answer. */
export function cellToFill(sheets: readonly PaperSheet[], ids: readonly string[]): PaperCell {
  const sheet = sheets.map(isAnswered).lastIndexOf(true);
  const place = ids.map((id) => sheets[sheet]?.[id] !== undefined).lastIndexOf(true);
  return sheet < 0 ? { sheet: 0, place: 0 } : cellAfter({ sheet, place }, ids);
}

/** Fills the cell, or leaves it blank with `null`, and goes to the next one. */
export function entered(
  { sheets, cell }: PaperEntry,
  ids: readonly string[],
  type: ChoiceType | null,
): PaperEntry {
  return { sheets: filled(sheets, cell, ids, type), cell: cellAfter(cell, ids) };
}

/** Clears the cell, or the one before it when it is already blank. */
export function erasedFrom(entry: PaperEntry, ids: readonly string[]): PaperEntry {
  const { sheets, cell } = entry;
  const isBlank = sheets[cell.sheet]?.[ids[cell.place] ?? ''] === undefined;
  const erased = isBlank ? steppedTo(entry, ids, 'left').cell : cell;
  return { sheets: filled(sheets, erased, ids, null), cell: erased };
}

/** Left and right go on to the neighbouring sheet; down stops at the first sheet not typed in. */
export function steppedTo(
  { sheets, cell }: PaperEntry,
  ids: readonly string[],
  step: PaperStep,
): PaperEntry {
  const by = { left: -1, right: 1, up: -ids.length, down: ids.length }[step];
  const at = cell.sheet * ids.length + cell.place + by;
  const isInside = at >= 0 && at < (sheets.length + 1) * ids.length;
  return { sheets, cell: isInside ? cellAt(at, ids) : cell };
}

function filled(
  sheets: readonly PaperSheet[],
  { sheet, place }: PaperCell,
  ids: readonly string[],
  type: ChoiceType | null,
): readonly PaperSheet[] {
  const id = ids[place];
  if (id === undefined) return sheets;
  const { [id]: _, ...others } = sheets[sheet] ?? {};
  const written = type === null ? others : { ...others, [id]: type };
  return [...sheets.slice(0, sheet), written, ...sheets.slice(sheet + 1)];
}

function cellAfter({ sheet, place }: PaperCell, ids: readonly string[]): PaperCell {
  return cellAt(sheet * ids.length + place + 1, ids);
}

function cellAt(at: number, { length }: readonly string[]): PaperCell {
  return { sheet: Math.floor(at / length), place: at % length };
}

function isAnswered(sheet: PaperSheet): boolean {
  return Object.keys(sheet).length > 0;
}
