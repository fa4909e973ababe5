import { formatAmount, speakAmount } from '@nosmilliards/domain/money/format';
import { millions, type Millions } from '@nosmilliards/domain/money/money';
import {
  balanceBarsOf,
  balanceRankOf,
  stepsOf,
  type BalanceShares,
} from '@nosmilliards/domain/trends/balance-step';
import { shareWords, stepWords, TREND_TITLES } from '@nosmilliards/domain/trends/trend-words';
import { sorted } from '@nosmilliards/domain/list';
import { classNames } from '#ui/class-names.ts';
import { DataTable } from '#ui/data-table.tsx';
import { LazyDisclosure } from '#ui/lazy-disclosure.tsx';
import { histogramOf } from './histogram-drawing.ts';
import styles from './trends.module.css';

type HistogramProps = {
  readonly balances: BalanceShares;
  /** The balance before any choice. */
  readonly start: Millions;
  /** The visitor's balance; `null` without a vote on a card. */
  readonly own: Millions | null;
};

const LABEL_STEP = 100_000;

export function Histogram({ balances, start, own }: HistogramProps) {
  const bars = balanceBarsOf(balances, own === null ? [start, 0] : [start, 0, own]);
  const drawing = histogramOf(bars, balances.step);
  const ownRank = own === null ? null : balanceRankOf(own, stepsOf(balances));
  const ownBar = bars.find(({ rank }) => rank === ownRank);
  const at = (balance: number) => `${drawing.placeOf(balance)}%`;
  // The end bars are open intervals: the mark is kept over the bar.
  const ownPlace = own === null ? 0 : Math.max(2, Math.min(98, drawing.placeOf(own)));
  const labels = labelsIn(bars[0]?.to ?? null, bars[bars.length - 1]?.from ?? null);
  const [fullest] = sorted(bars, (a, b) => b.share - a.share);
  const sentence = [
    fullest === undefined
      ? ''
      : `La tranche la plus fournie, ${stepWords(fullest)}, a ${shareWords(fullest.share)} des bulletins.`,
    own === null ? '' : `Vous\u00A0: ${speakAmount(own)}.`,
  ];
  return (
    // RGAA 1.9: explicit role and label, since few screen readers tie a figure to its caption.
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles
    <figure role="figure" aria-label={TREND_TITLES.balances} className={styles['figure']}>
      <figcaption>
        <h2>{TREND_TITLES.balances}</h2>
      </figcaption>
      {/* Inline SVG: there is no file for `img`. */}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role */}
      <div role="img" aria-label={sentence.join(' ').trim()} className={styles['histogram']}>
        {own !== null && (
          <svg aria-hidden="true" focusable="false" className={styles['own']}>
            <text x={`${ownPlace}%`} y="22" className={anchorOf(ownPlace)}>
              vous {shortOf(own)}
            </text>
            <line x1={`${ownPlace}%`} x2={`${ownPlace}%`} y1="28" y2="100%" />
          </svg>
        )}
        <svg
          aria-hidden="true"
          focusable="false"
          viewBox={`0 0 ${drawing.width} ${drawing.height}`}
          className={styles['squares']}
        >
          {ownBar !== undefined && (
            <line
              x1={(ownPlace * drawing.width) / 100}
              x2={(ownPlace * drawing.width) / 100}
              y1="0"
              y2={Math.max(0, drawing.topOf(ownBar) - 2)}
            />
          )}
          {drawing.paths.map((d, index) => (
            <path
              key={bars[index]?.rank}
              d={d}
              className={classNames(bars[index]?.rank === ownRank && styles['mine'])}
            />
          ))}
        </svg>
        <svg aria-hidden="true" focusable="false" className={styles['axis']}>
          <line x2="100%" y1="1" y2="1" />
          <line x1={at(start)} x2={at(start)} y1="1" y2="30" className={styles['start']} />
          {labels.map((label) => (
            <line key={label} x1={at(label)} x2={at(label)} y1="1" y2="8" />
          ))}
          <line x1={at(0)} x2={at(0)} y1="1" y2="11" className={styles['zero']} />
          {labels.map((label) => (
            <text
              key={label}
              x={at(label)}
              y="24"
              className={classNames(label === 0 && styles['strong'])}
            >
              {shortOf(label)}
            </text>
          ))}
          <text x={at(start)} y="44">
            départ {shortOf(start)}
          </text>
        </svg>
      </div>
      <p className={styles['note']}>
        Un carré vaut un bulletin sur cent. Solde final, en milliards d’euros, par tranche de{' '}
        {formatAmount(balances.step).replace(/,0/, '')}.
      </p>
      <LazyDisclosure look="inline" summary="Voir le tableau" data-print="hide">
        <DataTable
          caption="Part des bulletins, par solde final"
          columns={[
            { id: 'step', label: 'Solde final' },
            { id: 'share', label: 'Bulletins', numeric: true },
          ]}
          rows={bars.map((bar) => ({
            id: String(bar.rank),
            cells: [
              bar.rank === ownRank ? `${stepWords(bar)} (vous)` : stepWords(bar),
              shareWords(bar.share),
            ],
          }))}
        />
      </LazyDisclosure>
    </figure>
  );
}

/** Round balances between the first and the last bar. */
function labelsIn(from: number | null, to: number | null): number[] {
  const first = Math.ceil((from ?? 0) / LABEL_STEP);
  const last = Math.floor((to ?? 0) / LABEL_STEP);
  return Array.from(
    { length: Math.max(0, last - first + 1) },
    (_, at) => (first + at) * LABEL_STEP,
  );
}

/** Text near an edge is aligned inwards. */
function anchorOf(place: number): string | undefined {
  if (place < 20) return styles['startWord'];
  return place > 80 ? styles['endWord'] : undefined;
}

/** Without the unit, which is in the text below. */
function shortOf(amount: number): string {
  const [figure = ''] = formatAmount(millions(amount), { form: 'billions' }).split('\u00A0');
  return figure.replace(/,0$/, '');
}
