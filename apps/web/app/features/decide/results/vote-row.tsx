import { choiceOf, type VoteRecord } from '@nosmilliards/domain/outcome/outcome';
import type { Plot } from '@nosmilliards/domain/vote/territory';
import { choiceWords } from '#ballot/vote-words.ts';
import { cardPath, linePath } from '#browser/path.ts';
import { Amount } from '#ui/amount.tsx';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { SquareGlyph } from '#ui/square-glyph.tsx';
import { TextLink } from '#ui/text-link.tsx';
import styles from './vote-list.module.css';

type VoteRowProps = {
  readonly record: VoteRecord;
  readonly plot: Plot | undefined;
  /** Hidden on screen, printed. */
  readonly isFolded: boolean;
  readonly onEdit: () => void;
  readonly onWithdraw: () => void;
};

export function VoteRow({ record, plot, isFolded, onEdit, onWithdraw }: VoteRowProps) {
  const { nodeId, type, originalAmount, newAmount, impact } = record;
  const title = plot?.title ?? nodeId;
  // Only cards have limits: the others are lines.
  const sheetPath = plot?.constraints ? cardPath(nodeId) : linePath(nodeId);
  return (
    <li className={classNames(styles['row'], isFolded && styles['folded'])}>
      <div className={styles['head']}>
        <h3 tabIndex={-1} className={styles['title']}>
          {title}
        </h3>
        <p className={styles['choice']}>
          <SquareGlyph kind={type} /> {choiceWords(choiceOf(record))}
        </p>
      </div>
      <dl className={styles['amounts']}>
        <div>
          <dt>Avant</dt>
          <dd>
            <Amount value={originalAmount} />
          </dd>
        </div>
        <div>
          <dt>Après</dt>
          <dd>
            <Amount value={newAmount} />
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
            to={sheetPath}
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
