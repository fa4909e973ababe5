import { PUBLICATION_RULE } from '@nosmilliards/contract/publication-rule';
import { counted as countedWords } from '@nosmilliards/domain/money/counted';
import { formatAmount, formatCount, speakAmount } from '@nosmilliards/domain/money/format';
import { millions, type Millions } from '@nosmilliards/domain/money/money';
import { TOO_FEW, TREND_TITLES } from '@nosmilliards/domain/trends/trend-words';
import type { Card } from '@nosmilliards/domain/vote/card';
import type { Ledger } from '@nosmilliards/domain/vote/ledger';
import type { ReactNode } from 'react';
import { choiceWords } from '#ballot/vote-words.ts';
import { paths } from '#site/path.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { PITCH, runOf } from '#ui/sheet/pen.ts';
import styles from './trends.module.css';

type WaitingProps = {
  /** Ballots of the closed lots; `null` when the ledger is not known. */
  readonly counted: number | null;
  readonly threshold: number;
  /** To add the visitor's choices. */
  readonly contribution: ReactNode;
  readonly deck: readonly Card[];
  /** The balance before any choice. */
  readonly start: Millions;
  /** The visitor's votes on cards, and their balance; `null` without a vote. */
  readonly own: Ledger;
  readonly balance: Millions | null;
};

/** What the page shows before the first publication. */
export function Waiting(props: WaitingProps) {
  return (
    <>
      <Awaited {...props} />
      <Outlines {...props} />
      <section className={styles['section']} aria-labelledby="en-attendant" data-print="hide">
        <h2 id="en-attendant">En attendant</h2>
        <p className={styles['actions']}>
          <ButtonLink to={paths.duel} variant="secondary">
            Comparer avec un proche : le duel
          </ButtonLink>
          <ButtonLink to={paths.room} variant="secondary">
            Décider à plusieurs
          </ButtonLink>
        </p>
      </section>
    </>
  );
}

const COLUMNS = 40;
const SQUARES = 1_000;

function Awaited({ counted, threshold, own, contribution }: WaitingProps) {
  const title =
    counted === null
      ? `${countedWords(SQUARES, 'carré')} à remplir`
      : `${countedWords(counted, 'bulletin')} sur\u00A0${formatCount(threshold)}`;
  return (
    <section className={styles['waiting']} aria-labelledby="attendus">
      <div className={styles['figure']}>
        <h2 id="attendus">{title}</h2>
        <Gauge counted={counted ?? 0} threshold={threshold} label={title} />
        <p className={styles['note']}>
          <strong>1 carré = {formatCount(threshold / SQUARES)} bulletins</strong>{' '}
          {counted === null || counted === 0
            ? 'attendus'
            : 'attendus, plein quand ils sont comptés'}
          . {counted !== null && TOO_FEW} Un lot n’est compté que fermé : au moins{' '}
          {formatCount(PUBLICATION_RULE.lotChanges)} ajouts ou retraits, au moins une heure.
        </p>
      </div>
      <div className={styles['volet']}>
        {own.size > 0 ? (
          contribution
        ) : (
          <>
            <h2>Votre bulletin</h2>
            <p>
              Vous n’avez voté aucune carte. Votre budget fait, vous pourrez l’ajouter, si vous le
              voulez.
            </p>
            <p data-print="hide">
              <ButtonLink to={paths.express}>Faire mon budget</ButtonLink>
            </p>
          </>
        )}
      </div>
    </section>
  );
}

type GaugeProps = {
  readonly counted: number;
  readonly threshold: number;
  readonly label: string;
};

function Gauge({ counted, threshold, label }: GaugeProps) {
  const width = COLUMNS * PITCH;
  const height = Math.ceil(SQUARES / COLUMNS) * PITCH;
  const full = Math.min(SQUARES, Math.floor((counted * SQUARES) / threshold));
  return (
    <svg
      // An inline SVG: `img` would need a file.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width} ${height}`}
      className={styles['gauge']}
    >
      <pattern id="attendu" width={PITCH} height={PITCH} patternUnits="userSpaceOnUse">
        <rect x="0.25" y="0.25" width="5.5" height="5.5" />
      </pattern>
      <rect width={width} height={height} fill="url(#attendu)" />
      <path d={runOf(0, full, { rows: COLUMNS, upright: true })} />
    </svg>
  );
}

const CARDS = 4;
const BARS = 17;
/** Left on each side of the marks, in millions. */
const MARGIN = 50_000;

/** Outlines of what will be published; what is already known is written in them. */
function Outlines({ deck, start, own, balance }: WaitingProps) {
  const cards = [
    ...deck.filter(({ id }) => own.has(id)),
    ...deck.filter(({ id }) => !own.has(id)),
  ].slice(0, CARDS);
  return (
    <section className={styles['section']} aria-labelledby="moules">
      <h2 id="moules">Ce que vous lirez ici</h2>
      <div className={styles['pair']}>
        <div className={styles['figure']}>
          <h3>{TREND_TITLES.balances}</h3>
          <p className={styles['note']}>
            Une colonne par tranche de solde, du déficit à l’excédent.
            {balance !== null && ' Le vôtre y est déjà, sur cet appareil seulement.'}
          </p>
          <EmptyHistogram start={start} own={balance} />
        </div>
        <div className={styles['figure']}>
          <h3>{TREND_TITLES.cards}</h3>
          <p className={styles['note']}>
            La part de chaque choix : gardé, augmenté, réduit, supprimé.
          </p>
          <ul className={styles['moulds']}>
            {cards.map(({ id, title }) => {
              const vote = own.get(id);
              return (
                <li key={id}>
                  <span className={styles['name']}>
                    {title}{' '}
                    {vote !== undefined && (
                      <span className={styles['vous']}>
                        vous : {choiceWords(vote.choice).toLowerCase()}
                      </span>
                    )}
                  </span>
                  <span className={styles['mould']} />
                </li>
              );
            })}
          </ul>
        </div>
      </div>
    </section>
  );
}

type EmptyHistogramProps = { readonly start: Millions; readonly own: Millions | null };

function EmptyHistogram({ start, own }: EmptyHistogramProps) {
  const marks = own === null ? [start, 0] : [start, 0, own];
  const lowest = Math.min(...marks) - MARGIN;
  const width = Math.max(...marks) + MARGIN - lowest;
  const at = (balance: number) => `${((balance - lowest) / width) * 100}%`;
  const you = own === null ? '' : ` Vous\u00A0: ${speakAmount(own)}.`;
  const label = `Dessin encore vide. Départ\u00A0: ${speakAmount(start)}.${you}`;
  return (
    <svg
      // An inline SVG: `img` would need a file.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="img"
      aria-label={label}
      className={styles['empty']}
    >
      {Array.from({ length: BARS }, (_, bar) => (
        <rect
          key={bar}
          x={`${(bar * 100) / BARS + 0.5}%`}
          y="70"
          width={`${100 / BARS - 1}%`}
          height="40"
        />
      ))}
      <line x2="100%" y1="110" y2="110" />
      <line x1={at(start)} x2={at(start)} y1="40" y2="110" className={styles['start']} />
      <line x1={at(0)} x2={at(0)} y1="40" y2="110" className={styles['zero']} />
      <text x={at(start)} y="130">
        départ {billionsOf(start)}
      </text>
      <text x={at(0)} y="130">
        0
      </text>
      {own !== null && (
        <g className={styles['own']}>
          <line x1={at(own)} x2={at(own)} y1="28" y2="110" />
          <text x={at(own)} y="22">
            vous {billionsOf(own)}
          </text>
        </g>
      )}
    </svg>
  );
}

/** Without the unit, which the sentence gives. */
function billionsOf(amount: number): string {
  const [figure = ''] = formatAmount(millions(amount), { form: 'billions' }).split('\u00A0');
  return figure;
}
