import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linesOf, spreadOf } from './spread.ts';

const BOTTOM = 300;
const labels = (...places: number[]) => places.map((at) => ({ at, height: 20 }));

describe('labels beside a drawing', () => {
  it('stay where they are when there is space', () => {
    expect(spreadOf(labels(10, 50, 200), BOTTOM)).toEqual([10, 50, 200]);
  });

  it('push each other down, then up from the foot', () => {
    expect(spreadOf(labels(10, 12, 14), BOTTOM)).toEqual([10, 30, 50]);
    expect(spreadOf(labels(275, 276, 279), BOTTOM)).toEqual([240, 260, 280]);
  });

  it('never overlap nor leave the drawing, however many changes there are', () => {
    const someLabel = fc.record({
      at: fc.integer({ min: 0, max: BOTTOM }),
      height: fc.integer({ min: 1, max: 20 }),
    });
    fc.assert(
      fc.property(fc.array(someLabel, { maxLength: 15 }), (some) => {
        const ordered = some.toSorted((a, b) => a.at - b.at);
        const tops = spreadOf(ordered, BOTTOM);
        let free = 0;
        for (const [index, top] of tops.entries()) {
          expect(top).toBeGreaterThanOrEqual(free);
          free = top + (ordered[index]?.height ?? 0);
        }
        expect(free).toBeLessThanOrEqual(BOTTOM);
      }),
    );
  });
});

describe('a title on several lines', () => {
  it('is cut between words, and loses none', () => {
    expect(linesOf('Retraites de base du secteur privé', 20)).toEqual([
      'Retraites de base du',
      'secteur privé',
    ]);
    expect(linesOf('Anticonstitutionnellement', 10)).toEqual(['Anticonstitutionnellement']);
  });
});
