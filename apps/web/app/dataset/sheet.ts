import { bands, margin, places, square } from '@nosmilliards/data/built/sheet.json';
import { rowsOf } from '@nosmilliards/data/columns';

/** The subcategories, as runs of squares. */
export { kinds } from '@nosmilliards/data/built/sheet.json';

/** The 1 000 squares, with the position of every spending card. */
export const sheet = {
  square,
  bands,
  margin,
  places: new Map(rowsOf(places).map(({ id, ...place }) => [id, place])),
};
