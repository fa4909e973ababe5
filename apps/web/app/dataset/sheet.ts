import { bands, margin, places, square } from '@nosmilliards/data/built/sheet.json';
import { rowsOf } from '@nosmilliards/data/columns';

/** The sheet of 1 000 squares, with the place of every card that is spent. */
export const sheet = {
  square,
  bands,
  margin,
  places: new Map(rowsOf(places).map(({ id, ...place }) => [id, place])),
};
