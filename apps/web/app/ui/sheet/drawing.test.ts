import { millions } from '@nosmilliards/domain/money/money';
import { describe, expect, it } from 'vitest';
import { drawingOf } from './drawing.ts';
import { contourOf, runOf } from './pen.ts';
import type { SheetChange, SheetPlan } from './plan.ts';
import { sheetSentenceOf } from './sheet-words.ts';

const band = (paint: SheetPlan['bands'][number]['paint'], squares: number) => ({
  paint,
  squares,
  title: paint,
  amount: millions(squares * 1734.2),
});

const plan: SheetPlan = {
  square: 1734.2,
  bands: [band('social', 484), band('state', 265), band('local', 190), band('debt', 61)],
  margin: { amount: millions(91_834), squares: 53 },
  places: new Map([
    ['SS01', { start: 0, squares: 86 }],
    ['ET01', { start: 535, squares: 35 }],
    ['NF01', { start: 1000, squares: 22 }],
  ]),
};

const change = (cardId: string, kind: SheetChange['kind'], squares: number): SheetChange => ({
  cardId,
  kind,
  squares,
  amount: millions(squares * 1734.2),
});

/**
 * Number of squares that the dashes of a path draw: 6 of stroke, 1 of gap, restarted at each
 * subpath.
 */
function squaresIn(path: string): number {
  const lengths = [...path.matchAll(/[vh](-?[\d.]+)/g)].map(([, length]) =>
    Math.abs(Number(length)),
  );
  return lengths.reduce((sum, length) => {
    const whole = Math.floor((length + 1) / 7);
    return sum + whole + Math.max(0, length - whole * 7) / 6;
  }, 0);
}

describe('drawing of the sheet', () => {
  it('[K1] draws 1 000 squares, and the margin beside them', () => {
    const { kept, contour, width, height, headroom } = drawingOf(plan, []);
    const drawn = Object.fromEntries(
      Object.entries(kept).map(([paint, path]) => [paint, squaresIn(path)]),
    );
    expect(drawn).toEqual({ social: 484, state: 265, local: 190, debt: 61, niche: 53 });
    expect(kept.social?.startsWith('M3 0v174M10 0v174')).toBe(true);
    expect([width, height, headroom]).toEqual([44 * 7, 175, 0]);
    expect(contour.match(/M/g)).toHaveLength(5);
  });

  it('weighs little before any vote', () => {
    const { kept, contour } = drawingOf(plan, []);
    expect([...Object.values(kept), contour].join('').length).toBeLessThan(1000);
  });

  it('[K3] takes cuts from the end of the place of their card, in order', () => {
    const { kept, cut, removed, beyond } = drawingOf(plan, [
      change('SS01', 'cut', 8.6),
      change('ET01', 'beyond', 24.5),
      change('ET01', 'removed', 10.5),
    ]);
    expect(squaresIn(kept.social ?? '')).toBeCloseTo(484 - 8.6);
    expect(squaresIn(cut)).toBeCloseTo(8.6);
    expect(squaresIn(kept.state ?? '')).toBeCloseTo(230);
    expect(squaresIn(removed)).toBeCloseTo(10.5);
    expect(squaresIn(beyond)).toBeCloseTo(24.5);
    // ET01 starts at square 535: column 21, row 10.
    expect(removed.startsWith('M150 70v')).toBe(true);
  });

  it('[K3] stands what is added on the columns of its card, then on those of its sector', () => {
    const one = drawingOf(plan, [change('ET01', 'added', 3.5)]);
    expect(squaresIn(one.added.state ?? '')).toBeCloseTo(3.5);
    expect(one.headroom).toBe(14);
    const many = drawingOf(plan, [change('ET01', 'added', 35)]);
    expect(squaresIn(many.added.state ?? '')).toBeCloseTo(35);
    expect(many.headroom).toBe(42);
    expect(drawingOf(plan, [], { headroom: 3 }).headroom).toBe(21);
  });

  it('[K4] piles votes on revenue at the foot of the margin, clear of the niches', () => {
    const { added, width } = drawingOf(plan, [change('RE01', 'added', 30)]);
    expect(squaresIn(added.revenue ?? '')).toBeCloseTo(30);
    // 21 squares under the third column of tax expenditures, the others one column further.
    expect(added.revenue?.startsWith('M304 174v-146')).toBe(true);
    expect(width).toBe(45 * 7);
  });

  it('lies down on a page taller than wide', () => {
    const { kept } = drawingOf(plan, [], { upright: true });
    expect(kept.social?.startsWith('M0 3h174M0 10h174')).toBe(true);
  });

  it('a begun square is begun, a contour steps where its run does', () => {
    expect(runOf(0, 2.5, { rows: 5 })).toBe('M3 0v17');
    expect(runOf(1.5, 3, { rows: 5 })).toBe('M3 10v3M3 14v6');
    expect(contourOf(2, 8, { rows: 5 })).toBe('M-.5 13.5H6.5V-.5H13.5V20.5H6.5V34.5H-.5z');
  });
});

describe('sentence of the sheet', () => {
  it('says who spends, then what the votes change', () => {
    expect(sheetSentenceOf(plan, [])).toBe(
      'Une feuille de 1000\u00A0carrés. Un carré vaut 1\u00A0euro sur 1000\u00A0euros de dépense publique, soit 1,7\u00A0milliard d’euros. social 484, state 265, local 190, debt 61. En marge, 53\u00A0carrés de niches fiscales.',
    );
    const changes = [
      change('SS01', 'cut', 8.6),
      change('ET01', 'added', 12.4),
      change('RE01', 'added', 3),
    ];
    expect(sheetSentenceOf(plan, changes)).toBe(
      'Sur 1000\u00A0carrés de dépense publique\u00A0: 8,6 réduits, 12 ajoutés. En marge, 3,0 de recettes changées.',
    );
  });
});
