import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linesOf, spreadOf } from './spread.ts';

const room = { gap: 20, top: 0, bottom: 300 };

describe('labels beside a drawing', () => {
  it('stay where they are when there is room', () => {
    expect(spreadOf([10, 50, 200], room)).toEqual([10, 50, 200]);
  });

  it('push each other down, then up from the foot', () => {
    expect(spreadOf([10, 12, 14], room)).toEqual([10, 30, 50]);
    expect(spreadOf([295, 296, 299], room)).toEqual([260, 280, 300]);
  });

  it('never overlap nor leave the drawing, however many changes there are', () => {
    const someplace = fc.double({ min: 0, max: 300, noNaN: true });
    fc.assert(
      fc.property(fc.array(someplace, { maxLength: 15 }), (places) => {
        const spread = spreadOf(
          // oxlint-disable-next-line unicorn/no-array-sort -- a list of its own
          [...places].sort((a, b) => a - b),
          room,
        );
        for (const [index, place] of spread.entries()) {
          expect(place).toBeGreaterThanOrEqual(-1e-9);
          expect(place).toBeLessThanOrEqual(300);
          if (index > 0) expect(place - (spread[index - 1] ?? 0)).toBeGreaterThanOrEqual(20 - 1e-9);
        }
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
