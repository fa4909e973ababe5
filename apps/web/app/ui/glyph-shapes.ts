/** The four choices, and a vote beyond the limits, drawn as the squares they give on the sheet. */
export type GlyphKind = 'keep' | 'increase' | 'decrease' | 'remove' | 'beyond';

type Shape = { readonly d: string; readonly fill?: 'full' | 'empty' };

const SQUARE = 'M3 3h18v18H3z';

/** In a 24 × 24 box; a shape without a fill is stroked. */
const SHAPES: Readonly<Record<GlyphKind, readonly Shape[]>> = {
  keep: [{ d: SQUARE, fill: 'full' }],
  increase: [
    { d: 'M2 9h13v13H2z', fill: 'full' },
    { d: 'M12 2h10v10H12z', fill: 'empty' },
    { d: 'M17 4.5v5M14.5 7h5' },
  ],
  decrease: [
    { d: SQUARE, fill: 'empty' },
    { d: 'M3 3h18v9H3z', fill: 'full' },
    { d: 'M4.5 20.5l7.5-7.5M11 20.5l7.5-7.5M17.5 20.5l3-3' },
  ],
  remove: [{ d: SQUARE, fill: 'empty' }],
  beyond: [{ d: SQUARE, fill: 'empty' }, { d: 'M4 4l16 16M20 4L4 20' }],
};

export function glyphShapesOf(kind: GlyphKind): readonly Shape[] {
  return SHAPES[kind];
}
