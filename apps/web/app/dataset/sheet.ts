import type { BuiltSheet } from '@nosmilliards/data/built-types';
import { bands, margin, places, square } from '@nosmilliards/data/built/sheet.json';
import { rowsOf } from '@nosmilliards/data/columns';

/** The subcategories, as runs of squares. */
export { kinds } from '@nosmilliards/data/built/sheet.json';

/** The 1 000 squares, with the position of every spending card. */
export const sheet = sheetOf({ square, bands, margin, places });

export function sheetOf(built: Omit<BuiltSheet, 'kinds'>) {
  return {
    square: built.square,
    bands: built.bands,
    margin: built.margin,
    places: new Map(rowsOf(built.places).map(({ id, ...place }) => [id, place])),
  };
}
