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
  readonly cards: readonly GameCard[];
  readonly index: number;
  readonly amountToVote: Millions;
};

/** To look at, not to choose from: list items without any sign of a button. */
export const Upcoming = memo(function Upcoming({ cards, index, amountToVote }: UpcomingProps) {
  const following = cards.slice(index + 1, index + 1 + STRIP_CARD_COUNT);
  const besideOthers = upcomingOf(cards, index, SIDEBAR_CARD_COUNT).others;
  const stripOthers = upcomingOf(cards, index, STRIP_CARD_COUNT).others;
  return (
    <aside aria-labelledby="a-venir" className={styles['upcoming']}>
      <h2 id="a-venir">{following.length === 0 ? 'Dernière carte' : 'Cartes à venir'}</h2>
      {following.length > 0 && (
        // A strip wider than the screen scrolls alone, and the keyboard must be able to scroll it.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <ol tabIndex={0} data-own-arrows="" aria-labelledby="a-venir" className={styles['list']}>
          {following.map((card) => (
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
