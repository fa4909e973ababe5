import type { Plugin } from 'vite';

/** No screen is that narrow a step wide; below it, Safari rounds. */
const STEP_PX = 0.02;
const PX_PER_REM = 16;

/**
 * `(width < 48rem)` as browsers before ranges read it. Left to the minifier it becomes
 * `not (min-width: 48rem)`, which Safari before 16.4 takes for « never »: no phone layout.
 */
export function withoutRanges(css: string): string {
  return css.replaceAll(/@media[^{]+/g, (query) =>
    query.replaceAll(
      /\((width|height)\s*([<>])\s*([\d.]+)(rem|px)\)/g,
      (_, side: string, sign: string, size: string, unit: string) => {
        const step = unit === 'rem' ? STEP_PX / PX_PER_REM : STEP_PX;
        return sign === '<'
          ? `(max-${side}: ${Number(size) - step}${unit})`
          : `(min-${side}: ${Number(size) + step}${unit})`;
      },
    ),
  );
}

export const mediaWithoutRanges: Plugin = {
  name: 'media-without-ranges',
  enforce: 'pre',
  transform: {
    filter: { id: /\.css(?:$|\?)/, code: '@media' },
    handler: (code) => ({ code: withoutRanges(code), map: null }),
  },
};
