import { counted } from '@nosmilliards/domain/money/counted';
import { formatDay } from '@nosmilliards/domain/money/day';
import { readPieces, readSources } from '#dataset/read.server.ts';

/** The sources in use, most used first, with the pages of their pieces. */
export function readSourceList() {
  const { pieces } = readPieces();
  return Object.values(readSources().sources)
    .toSorted((a, b) => b.uses - a.uses)
    .map(({ id, producer, title, consulted, uses }) => ({
      id,
      producer,
      title,
      uses: counted(uses, 'emploi'),
      consulted: formatDay(consulted),
      isUsed: uses > 0,
      pieces: pieces
        .filter(({ source }) => source.id === id)
        .map(({ page, title: name, part }) => ({ page, title: part ?? name })),
    }))
    .filter((source) => source.isUsed || source.pieces.length > 0);
}
