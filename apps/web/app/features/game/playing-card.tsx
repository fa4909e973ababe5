import type { Baseline } from '@nosmilliards/domain/budget/baseline';
import { sectorPaintOf } from '@nosmilliards/domain/budget/paint';
import { namedMarksOf, scalesOf } from '@nosmilliards/domain/game/card-face';
import { sectorWordOf } from '@nosmilliards/domain/vote/card';
import type { ReactNode, Ref } from 'react';
import { Amount } from '#ui/amount.tsx';
import { Card } from '#ui/card.tsx';
import { classNames } from '#ui/class-names.ts';
import { LineIcon } from '#ui/line-icon.tsx';
import { NatureTag } from '#ui/nature-tag.tsx';
import { OfficialMarks } from '#ui/official-marks.tsx';
import { Tag } from '#ui/tag.tsx';
import type { GameCard } from './game-card.ts';
import styles from './playing-card.module.css';

type PlayingCardProps = {
  readonly card: GameCard;
  readonly baseline: Baseline;
  readonly heading: Ref<HTMLHeadingElement>;
  /** Where the card is in its slide; `still` on arrival, so that the page paints at once. */
  readonly motion: 'still' | 'leaving' | 'entering';
  /** The four choices, then what follows from them. */
  readonly children: ReactNode;
};

export function PlayingCard({ card, baseline, heading, motion, children }: PlayingCardProps) {
  const { sector, parentCategory, subcategory } = card;
  return (
    <Card
      as="article"
      active
      aria-labelledby="carte"
      data-thumb-zone=""
      className={classNames(styles['card'], styles[motion])}
    >
      <p className={styles['path']}>
        <Tag sector={sectorPaintOf(sector)}>{sectorWordOf(card)}</Tag>{' '}
        <span>
          {parentCategory}
          {!parentCategory.startsWith(subcategory) && ` · ${subcategory}`}
        </span>
      </p>
      <h2 id="carte" ref={heading} tabIndex={-1} className={styles['title']}>
        <LineIcon name={card.icon} /> {card.title}
      </h2>
      <div className={styles['figures']}>
        <p className={styles['amount']}>
          <span className={styles['year']}>Budget {baseline.year}</span>
          <Amount value={card.amount} size="big" />
        </p>
        <NatureTag nature={card.nature} />
      </div>
      <OfficialMarks marks={namedMarksOf(card)} />
      <Scales card={card} baseline={baseline} />
      <p className={styles['description']}>{card.description}</p>
      {children}
    </Card>
  );
}

function Scales({ card, baseline }: Pick<PlayingCardProps, 'card' | 'baseline'>) {
  return (
    <p className={styles['scales']}>
      {scalesOf(card, baseline).map(({ text, label }) => (
        <span key={label}>
          <strong>{text}</strong> {label}
        </span>
      ))}
    </p>
  );
}
