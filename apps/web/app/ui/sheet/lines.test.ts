import { expect, it } from 'vitest';
import { drawnLinesOf, type SetLine } from './lines.ts';

const line = (id: string, squares: number): SetLine => ({
  id,
  paint: 'local',
  squares,
  names: ['Travaux et équipements', 'Travaux'],
  amount: '12',
});
const SMALL = { columns: 50, pitch: 7, gap: 1, size: 13 };

it('on small squares, a label is as high as two rows, and needs both', () => {
  const { labels } = drawnLinesOf(
    [line('a', 120), line('b', 40), line('c', 840)],
    SMALL,
    (text) => text.length * 0.58,
  );
  expect(labels.map(({ id }) => id)).toEqual(['a', 'c']);
  expect(labels[0]).toMatchObject({ x: 0, y: 0, height: 13, name: 'Travaux et équipements' });
});

it('on squares as high as the text, one row is enough', () => {
  const { labels } = drawnLinesOf(
    [line('a', 10)],
    { columns: 21, pitch: 17, gap: 2, size: 13 },
    (text) => text.length * 0.58,
  );
  expect(labels).toMatchObject([{ height: 15, name: 'Travaux' }]);
});
