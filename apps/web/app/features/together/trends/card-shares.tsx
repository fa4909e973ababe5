import {
  dividingCardsOf,
  isAnswered,
  type CardTrend,
} from '@nosmilliards/domain/trends/card-trend';
import {
  medianWords,
  NOT_AVAILABLE,
  shareWords,
  TREND_TITLES,
} from '@nosmilliards/domain/trends/trend-words';
import type { Card } from '@nosmilliards/domain/vote/card';
import type { Ledger } from '@nosmilliards/domain/vote/ledger';
import { CHOICES, VERBS } from '#ballot/vote-words.ts';
import { cardPath } from '#site/path.ts';
import { DataTable } from '#ui/data-table.tsx';
import { LazyDisclosure } from '#ui/lazy-disclosure.tsx';
import { SquareGlyph } from '#ui/square-glyph.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { BAR_ORDER, ShareRow } from './share-row.tsx';
import styles from './trends.module.css';

type CardSharesProps = {
  readonly trends: readonly CardTrend[];
  /** The visitor’s votes on cards. */
  readonly own: Ledger;
  readonly deck: readonly Card[];
};

/** The shares of each choice, card by card; the most and least divided cards first. */
export function CardShares({ trends, own, deck }: CardSharesProps) {
  const cards = new Map(deck.map((card) => [card.id, card]));
  const { most, least } = dividingCardsOf(trends);
  const rowsOf = (some: readonly CardTrend[]) => (
    <ul className={styles['rows']}>
      {some.flatMap((trend) => {
        const card = cards.get(trend.id);
        return card === undefined
          ? []
          : [
              <ShareRow
                key={trend.id}
                trend={trend}
                card={card}
                choice={own.get(trend.id)?.choice}
              />,
            ];
      })}
    </ul>
  );
  return (
    <section className={styles['section']} aria-labelledby="cartes">
      <h2 id="cartes">{TREND_TITLES.cards}</h2>
      <ul className={styles['key']}>
        {BAR_ORDER.map((type) => (
          <li key={type}>
            <SquareGlyph kind={type} /> {VERBS[type].toLowerCase()}
          </li>
        ))}
      </ul>
      <div className={styles['pair']}>
        <section aria-labelledby="divisent-le-plus">
          <h3 id="divisent-le-plus">{TREND_TITLES.most}</h3>
          {rowsOf(most)}
        </section>
        <section aria-labelledby="divisent-le-moins">
          <h3 id="divisent-le-moins">{TREND_TITLES.least}</h3>
          {rowsOf(least)}
        </section>
      </div>
      <LazyDisclosure summary={`Les ${trends.length}\u00A0cartes`}>{rowsOf(trends)}</LazyDisclosure>
      <LazyDisclosure summary={`Les ${trends.length}\u00A0cartes, en tableau`}>
        <DataTable
          caption="Parts des réponses à chaque carte"
          columns={[
            { id: 'card', label: 'Carte' },
            { id: 'answered', label: 'Ont répondu', numeric: true },
            ...CHOICES.map((type) => ({ id: type, label: VERBS[type], numeric: true })),
            { id: 'median', label: 'Médiane', numeric: true },
          ]}
          rows={trends.map((trend) => {
            const { id, answered, tally, median } = trend;
            const words = (share: number) =>
              isAnswered(trend) ? shareWords(share) : NOT_AVAILABLE;
            return {
              id,
              cells: [
                <TextLink key={id} to={cardPath(id)}>
                  {cards.get(id)?.title ?? id}
                </TextLink>,
                shareWords(answered),
                ...CHOICES.map((type) => words(tally[type])),
                medianWords(median),
              ],
            };
          })}
        />
      </LazyDisclosure>
      <p className={styles['note']}>
        Parts des bulletins qui décident sur la carte. La médiane est le choix qui les partage en
        deux moitiés.
      </p>
    </section>
  );
}
