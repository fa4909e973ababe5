import { isNicheCard } from '@nosmilliards/domain/vote/card';
import { limitsOf } from '@nosmilliards/domain/game/card-face';
import { SIDEBAR_CARD_COUNT, STRIP_CARD_COUNT, upcomingOf } from '@nosmilliards/domain/game/deck';
import { formatCount } from '@nosmilliards/domain/money/format';
import type { Millions } from '@nosmilliards/domain/money/money';
import { memo } from 'react';
import { Amount } from '#ui/amount.tsx';
import { LineIcon } from '#ui/line-icon.tsx';
import { Tag } from '#ui/tag.tsx';
import type { GameCard } from './game-card.ts';
import styles from './upcoming.module.css';

type UpcomingProps = {
  /** Without a vote, in the order they will come. */
  readonly cards: readonly GameCard[];
  readonly amountToVote: Millions;
};

/** To look at, not to choose from: list items without any sign of a button. */
export const Upcoming = memo(function Upcoming({ cards, amountToVote }: UpcomingProps) {
  const { shown, others: stripOthers } = upcomingOf(cards, STRIP_CARD_COUNT);
  const { others: besideOthers } = upcomingOf(cards, SIDEBAR_CARD_COUNT);
  return (
    <aside aria-labelledby="a-venir" className={styles['upcoming']}>
      <h2 id="a-venir">{headingOf(cards.length, amountToVote)}</h2>
      {cards.length > 0 && (
        // A strip wider than the screen scrolls alone, and the keyboard must be able to scroll it.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <ol tabIndex={0} data-own-arrows="" aria-labelledby="a-venir" className={styles['list']}>
          {shown.map((card) => (
            <UpcomingCard key={card.id} card={card} />
          ))}
          {besideOthers > 0 && (
            <li className={styles['besideOthers']}>
              … et {formatCount(besideOthers)} {besideOthers > 1 ? 'autres postes' : 'autre poste'}
            </li>
          )}
          {stripOthers > 0 && (
            <li className={styles['stripOthers']}>
              +{formatCount(stripOthers)} {stripOthers > 1 ? 'autres' : 'autre'}
            </li>
          )}
        </ol>
      )}
      <p className={styles['rest']}>
        Reste à voter : <Amount value={amountToVote} form="billions" />
      </p>
      <p className={styles['tip']}>
        Les cartes vont secteur par secteur, de la plus chère à la moins chère.
      </p>
    </aside>
  );
});

function headingOf(toCome: number, amountToVote: Millions): string {
  if (toCome > 0) return 'Cartes à venir';
  return amountToVote === 0 ? 'Toutes les cartes sont votées' : 'Dernière carte';
}

function UpcomingCard({ card }: { readonly card: GameCard }) {
  return (
    <li className={styles['card']}>
      <span className={styles['rank']}>{card.rank}</span>
      <LineIcon name={card.icon} />
      <span className={styles['title']}>{card.title}</span>
      <span className={styles['amount']}>
        <Amount value={card.amount} />
      </span>
      <span className={styles['note']}>
        {card.parentCategory} · {limitsOf(card.constraints)}
      </span>
      {isNicheCard(card) && <Tag sector="niche">niche fiscale</Tag>}
    </li>
  );
}
