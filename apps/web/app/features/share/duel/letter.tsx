import { classNames } from '#ui/class-names.ts';
import styles from './duel.module.css';

/** A is a square, B a circle: told apart without colour. */
export function Letter({ letter }: { readonly letter: 'A' | 'B' }) {
  return (
    <span className={classNames(styles['letter'], letter === 'B' && styles['letterB'])}>
      {letter}
    </span>
  );
}

type MarkProps = { readonly at: string; readonly y: string; readonly letter: 'A' | 'B' };

/** The same letter inside an SVG. */
export function LetterMark({ at, y, letter }: MarkProps) {
  return (
    <svg x={at} y={y} className={styles['free']}>
      {letter === 'A' ? (
        <rect x="-11" y="-11" width="22" height="22" className={styles['markA']} />
      ) : (
        <circle r="10.5" className={styles['markB']} />
      )}
      <text y="5.5" className={letter === 'A' ? styles['wordA'] : styles['wordB']}>
        {letter}
      </text>
    </svg>
  );
}
