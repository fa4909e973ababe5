import { classNames } from '#ui/class-names.ts';
import styles from './square-glyph.module.css';

/** The four choices, and what goes past the limit retained: the squares they make on the sheet. */
export type GlyphKind = 'keep' | 'increase' | 'decrease' | 'remove' | 'beyond';

type SquareGlyphProps = { readonly kind: GlyphKind; readonly className?: string | undefined };

const box = { x: 3, y: 3, width: 18, height: 18 };

export function SquareGlyph({ kind, className }: SquareGlyphProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
      className={classNames(styles['glyph'], className)}
    >
      {drawn(kind)}
    </svg>
  );
}

function drawn(kind: GlyphKind) {
  switch (kind) {
    case 'keep':
      return <rect {...box} className={styles['full']} />;
    case 'increase':
      return (
        <>
          <rect x="2" y="9" width="13" height="13" className={styles['full']} />
          <rect x="12" y="2" width="10" height="10" className={styles['empty']} />
          <path d="M17 4.5v5M14.5 7h5" />
        </>
      );
    case 'decrease':
      return (
        <>
          <rect {...box} className={styles['empty']} />
          <path d="M3 3h18v9H3z" className={styles['full']} />
          <path d="M4.5 20.5l7.5-7.5M11 20.5l7.5-7.5M17.5 20.5l3-3" />
        </>
      );
    case 'remove':
      return <rect {...box} className={styles['empty']} />;
    case 'beyond':
      return (
        <>
          <rect {...box} className={styles['empty']} />
          <path d="M4 4l16 16M20 4L4 20" />
        </>
      );
  }
}
