import type { Edition } from '@nosmilliards/domain/game/edition';
import { arrowOf } from '@nosmilliards/domain/money/arrow-form';
import { choiceOf, type VoteRecord } from '@nosmilliards/domain/outcome/told';
import { kindWordOf } from '@nosmilliards/domain/vote/card';
import { choiceWords } from '#ballot/vote-words.ts';
import { cardPath, linePath, paths } from '#browser/path.ts';
import { Amount } from '#ui/amount.tsx';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { SquareGlyph } from '#ui/square-glyph.tsx';
import { Tag } from '#ui/tag.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import styles from './vote-list.module.css';

type VoteRowProps = {
  readonly record: VoteRecord;
  readonly edition: Edition;
  /** Hidden on screen, printed. */
  readonly isFolded: boolean;
  readonly onEdit: () => void;
  readonly onWithdraw: () => void;
};

export function VoteRow({ record, edition, isFolded, onEdit, onWithdraw }: VoteRowProps) {
  const { ids, title, type, originalAmount, newAmount, impact } = record;
  const own = arrowOf(originalAmount, newAmount);
  const card = edition.deck.find(({ id }) => id === ids[0]);
  const kind = card && kindWordOf(card);
  return (
    <li className={classNames(styles['row'], isFolded && styles['folded'])}>
      <div className={styles['head']}>
        <h3 tabIndex={-1} className={styles['title']}>
          {title}
          {kind && <Tag>{kind}</Tag>}
        </h3>
        <p className={styles['choice']}>
          <SquareGlyph kind={type} /> {choiceWords(choiceOf(record))}
        </p>
      </div>
      <dl className={styles['amounts']}>
        <div>
          <dt>Avant, après</dt>
          <dd>
            <span aria-hidden="true">{own.text}</span>
            <VisuallyHidden>{own.spoken}</VisuallyHidden>
          </dd>
        </div>
        <div>
          <dt>Effet sur le solde</dt>
          <dd className={styles['impact']}>
            <Amount value={impact} signed />
          </dd>
        </div>
      </dl>
      {!isFolded && (
        <div className={styles['actions']} data-print="hide">
          <Button variant="quiet" aria-label={`Modifier le vote\u00A0: ${title}`} onClick={onEdit}>
            Modifier
          </Button>
          <Button
            variant="quiet"
            aria-label={`Retirer le vote\u00A0: ${title}`}
            onClick={onWithdraw}
          >
            Retirer
          </Button>
          <TextLink
            to={sourcePathOf(record, edition)}
            aria-label={`Source\u00A0: ${title}`}
            className={styles['sheet'] ?? ''}
          >
            Source
          </TextLink>
        </div>
      )}
    </li>
  );
}

/** The page of a card or of a line; a decision on several cards is explained where it is taken. */
function sourcePathOf({ nodeId }: VoteRecord, { territory }: Edition): string {
  const plot = territory.get(nodeId);
  if (plot === undefined) return paths.express;
  // Only cards have limits: the others are lines.
  return plot.constraints ? cardPath(nodeId) : linePath(nodeId);
}
