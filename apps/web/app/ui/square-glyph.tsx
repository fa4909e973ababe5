import { classNames } from '#ui/class-names.ts';
import { glyphShapesOf, type GlyphKind } from '#ui/glyph-shapes.ts';
import styles from './square-glyph.module.css';

type SquareGlyphProps = { readonly kind: GlyphKind; readonly className?: string | undefined };

export function SquareGlyph({ kind, className }: SquareGlyphProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
      className={classNames(styles['glyph'], className)}
    >
      {glyphShapesOf(kind).map(({ d, fill }) => (
        <path key={d} d={d} className={fill && styles[fill]} />
      ))}
    </svg>
  );
}
