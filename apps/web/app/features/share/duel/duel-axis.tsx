import { formatAmount, speakAmount } from '@nosmilliards/domain/money/format';
import type { Millions } from '@nosmilliards/domain/money/money';
import { balanceScaleOf, LONG_STEP, SHORT_STEP } from '#ui/balance-scale.ts';
import { LetterMark } from './letter.tsx';
import styles from './duel.module.css';

type DuelAxisProps = {
  readonly initial: Millions;
  readonly a: Millions;
  readonly b: Millions;
  readonly halfWay: Millions;
};

/** Both balances and their half-way balance, on the scale of the game. */
export function DuelAxis({ initial, a, b, halfWay }: DuelAxisProps) {
  const { at, ticksOf } = balanceScaleOf(a, b);
  return (
    <svg
      // An inline drawing: `<img>` needs a file.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="img"
      aria-label={`Soldes : A, ${speakAmount(a)} ; B, ${speakAmount(b)} ; à mi-chemin, ${speakAmount(halfWay)} ; départ, ${speakAmount(initial)}.`}
      className={styles['axis']}
    >
      <line x2="100%" y1="34" y2="34" />
      <svg y="36.5" className={styles['free']}>
        <line {...ticksOf(SHORT_STEP)} className={styles['short']} />
      </svg>
      <svg y="38.5" className={styles['free']}>
        <line {...ticksOf(LONG_STEP)} className={styles['long']} />
      </svg>
      <line x1={at(0)} x2={at(0)} y1="18" y2="43" className={styles['zero']} />
      <line x1={at(initial)} x2={at(initial)} y1="18" y2="43" className={styles['start']} />
      <line x1={at(halfWay)} x2={at(halfWay)} y1="22" y2="64" />
      <svg x={at(halfWay)} y="11" className={styles['free']}>
        <path d="M0-9l9 9-9 9-9-9z" className={styles['diamond']} />
      </svg>
      <line x1={at(a)} x2={at(a)} y1="22" y2="34" />
      <line x1={at(b)} x2={at(b)} y1="22" y2="34" />
      <LetterMark at={at(a)} y="11" letter="A" />
      <LetterMark at={at(b)} y="11" letter="B" />
      <text x={at(initial)} y="60">
        départ {shortOf(initial)}
      </text>
      <text x={at(halfWay)} y="79">
        à mi-chemin {shortOf(halfWay)}
      </text>
      <text x={at(0)} y="60" className={styles['strong']}>
        0
      </text>
    </svg>
  );
}

/** Billions, without the unit, which the text above gives. */
function shortOf(amount: Millions): string {
  const [figure = ''] = formatAmount(amount, { form: 'billions' }).split('\u00A0');
  return figure.replace(/,0$/, '');
}
