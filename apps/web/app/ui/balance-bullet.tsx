import type { Millions } from '@nosmilliards/domain/money/money';
import { formatAmount, speakAmount } from '@nosmilliards/domain/money/format';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import styles from './balance-bullet.module.css';

type BalanceBulletProps = { initial: Millions; balance: Millions };

/** Margin beyond the outermost mark, as a share of the scale. */
const MARGIN = 0.04;

/** The starting balance, the current one, and the distance to zero. */
export function BalanceBullet({ initial, balance }: BalanceBulletProps) {
  const lowest = Math.min(0, initial, balance);
  const highest = Math.max(0, initial, balance);
  const span = (highest - lowest || 1) * (1 + 2 * MARGIN);
  const placeOf = (amount: number) =>
    Math.round(((amount - lowest) / span + MARGIN / (1 + 2 * MARGIN)) * 10_000) / 100;
  const [start, end, zero] = [placeOf(initial), placeOf(balance), placeOf(0)];
  return (
    <div className={styles['root']}>
      <VisuallyHidden>
        Solde de {speakAmount(balance)}, parti de {speakAmount(initial)}
      </VisuallyHidden>
      <svg aria-hidden="true" focusable="false" className={styles['bullet']}>
        <svg y="1.75em" height="2.25em" className={styles['scale']}>
          <rect width="100%" height="100%" className={styles['ground']} />
          <rect
            x={`${Math.min(end, zero)}%`}
            width={`${Math.abs(end - zero)}%`}
            y="25%"
            height="50%"
            className={balance < 0 ? styles['deficit'] : styles['surplus']}
          />
          <line x1={`${zero}%`} x2={`${zero}%`} y1="0" y2="100%" className={styles['zero']} />
        </svg>
        <line
          x1={`${start}%`}
          x2={`${start}%`}
          y1="1.4em"
          y2="4.35em"
          className={styles['initial']}
        />
        <svg y="1em" className={styles['scale']}>
          <text x={`${start}%`} textAnchor={anchorOf(start)} className={styles['text']}>
            Départ {formatAmount(initial)}
          </text>
        </svg>
        <svg y="5.5em" className={styles['scale']}>
          <text x={`${zero}%`} textAnchor={anchorOf(zero)} className={styles['text']}>
            Équilibre
          </text>
        </svg>
      </svg>
    </div>
  );
}

/** A label near an edge is anchored inwards. */
function anchorOf(place: number): 'start' | 'middle' | 'end' {
  if (place < 30) return 'start';
  return place > 70 ? 'end' : 'middle';
}
