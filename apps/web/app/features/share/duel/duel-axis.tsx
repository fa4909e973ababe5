import { formatAmount, speakAmount } from '@nosmilliards/domain/money/format';
import type { Millions } from '@nosmilliards/domain/money/money';
import { balanceScaleOf } from '#ui/balance-scale.ts';
import type { Person } from './people.ts';
import { toneOf } from './tone.ts';
import styles from './duel.module.css';

type DuelAxisProps = {
  readonly initial: Millions;
  readonly people: readonly Person[];
  /** Of the two, in the same order. */
  readonly balances: readonly Millions[];
};

/** A mark above the line, then one below: two equal balances stay apart. */
const MARKS = [
  { path: 'M-8 24h16l-8 14z', y: 18 },
  { path: 'M-8 64h16l-8-14z', y: 82 },
] as const;

/** Both balances on the scale of the game, each mark with its name. */
export function DuelAxis({ initial, people, balances }: DuelAxisProps) {
  const { at, placeOf } = balanceScaleOf(...balances);
  const zero = placeOf(0);
  const start = placeOf(initial);
  const spoken = people.map(
    ({ shown }, index) => `${shown}, ${speakAmount(balances[index] ?? 0, { signed: true })}`,
  );
  return (
    <svg
      // An inline drawing: `<img>` needs a file.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="img"
      aria-label={`Soldes\u00A0: ${spoken.join('\u00A0; ')}\u00A0; départ, ${speakAmount(initial)}.`}
      className={styles['axis']}
    >
      <rect x={`${start}%`} y="38" width={`${zero - start}%`} height="12" />
      <line x2="100%" y1="50" y2="50" />
      <line x1={at(0)} x2={at(0)} y1="32" y2="90" className={styles['zero']} />
      <line x1={at(initial)} x2={at(initial)} y1="32" y2="90" className={styles['from']} />
      <text x={at(initial)} y="104" className={styles['quiet']}>
        départ {shortOf(initial)}
      </text>
      <text x={at(0)} y="104">
        0
      </text>
      {MARKS.map(({ path, y }, index) => {
        const [person, balance] = [people[index], balances[index]];
        if (person === undefined || balance === undefined) return null;
        return (
          <g key={person.letter} className={toneOf(index)}>
            <svg x={at(balance)}>
              <path d={path} />
            </svg>
            <text x={at(balance)} y={y} className={anchorOf(placeOf(balance))}>
              {person.isOwn ? 'vous' : person.shown} {shortOf(balance)}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

/** A name near an end of the line stays inside it. */
function anchorOf(place: number): string | undefined {
  if (place < 30) return styles['start'];
  return place > 70 ? styles['end'] : undefined;
}

/** Billions, without the unit, which the text above gives. */
function shortOf(amount: Millions): string {
  const [figure = ''] = formatAmount(amount, { form: 'billions', signed: true }).split('\u00A0');
  return figure.replace(/,0$/, '');
}
