import { spellAmount } from '@nosmilliards/domain/money/format';
import type { Millions } from '@nosmilliards/domain/money/money';
import { Fragment } from 'react';
import { OfficialMarks } from '#ballot/card/official-marks.tsx';
import { gamePathAt, type AskedChoice } from '#site/game-path.ts';
import { paths } from '#site/path.ts';
import { Amount } from '#ui/amount.tsx';
import { Card } from '#ui/card.tsx';
import { ChoiceLink } from '#ui/choice-button.tsx';
import { ChoiceGroup } from '#ui/choice-group.tsx';
import { Icon, type IconDrawing } from '#ui/icon.tsx';
import { Squares, type DrawnSquares } from '#ui/sheet/squares.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { GameTag } from './start.tsx';
import styles from './first-card.module.css';

type FrontCard = {
  readonly id: string;
  readonly title: string;
  readonly amount: Millions;
  readonly description: string;
  readonly sectorWord: string;
  readonly marks: readonly { readonly word: string; readonly amount?: Millions }[];
  readonly scales: readonly { readonly text: string; readonly label: string }[];
};

type FirstCardProps = {
  readonly card: FrontCard;
  readonly icon: IconDrawing;
  readonly ribbon: DrawnSquares;
  readonly cardCount: number;
};

const choices: readonly { readonly kind: AskedChoice; readonly word: string }[] = [
  { kind: 'keep', word: 'Garder' },
  { kind: 'increase', word: 'Augmenter' },
  { kind: 'decrease', word: 'Réduire' },
  { kind: 'remove', word: 'Supprimer' },
];

/**
 * The first card of the game. Its choices are links, so that they work before hydration and without
 * script; the game casts the vote.
 */
export function FirstCard({ card, icon, ribbon, cardCount }: FirstCardProps) {
  const { id, title, amount, description, sectorWord, marks, scales } = card;
  return (
    <section aria-labelledby="premiere-carte" className="stack-1">
      <Card as="article" className={styles['card']}>
        <p className={styles['rank']}>
          <strong>{sectorWord}</strong> <GameTag cardCount={cardCount} />
        </p>
        <h2 id="premiere-carte" className={styles['title']}>
          <Icon icon={icon} /> {title}
        </h2>
        <div className={styles['figure']}>
          <p className={styles['amount']}>
            <Amount value={amount} size="poster" plain />
          </p>
          <Squares drawn={ribbon} look="ribbon" />
        </div>
        <OfficialMarks marks={marks} own={amount} />
        <p className={styles['scales']}>
          {scales.map(({ text, label }, index) => (
            <Fragment key={label}>
              {index > 0 && ' · '}
              <strong>{text}</strong> {label}
            </Fragment>
          ))}
        </p>
        <p className={styles['description']}>{description}</p>
        <ChoiceGroup label={`${title}, ${spellAmount(amount)}\u00A0: votre choix`}>
          {choices.map(({ kind, word }) => (
            <ChoiceLink key={kind} kind={kind} to={gamePathAt(id, kind)}>
              {word}
            </ChoiceLink>
          ))}
        </ChoiceGroup>
      </Card>
      <p className={styles['elsewhere']}>
        <TextLink to={paths.explorer} className={styles['link']}>
          Explorer
        </TextLink>
        <TextLink to={paths.results} className={styles['link']}>
          Résultats
        </TextLink>
      </p>
    </section>
  );
}
