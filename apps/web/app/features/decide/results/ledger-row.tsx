import { sectorPaintOf } from '@nosmilliards/domain/budget/paint';
import type { Edition } from '@nosmilliards/domain/game/edition';
import { arrowOf } from '@nosmilliards/domain/money/arrow-form';
import { sectorOf } from '@nosmilliards/domain/outcome/record-sector';
import type { VoteRecord } from '@nosmilliards/domain/outcome/decisions';
import { kindWordOf } from '@nosmilliards/domain/vote/card';
import type { ChoiceType } from '@nosmilliards/domain/vote/vote';
import { recordWords } from '#ballot/vote-words.ts';
import { cardPath, linePath, paths } from '#site/path.ts';
import { Amount } from '#ui/amount.tsx';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { AxisSquares, type Axis } from '#ui/sheet/axis-squares.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { SectorChip } from '../game/sector-chip.tsx';
import styles from './ledger.module.css';

type LedgerRowProps = {
  readonly record: VoteRecord;
  readonly edition: Edition;
  readonly axis: Axis;
  /** The unit of every amount of the list. */
  readonly form: 'billions' | 'millions';
  /** Value of one square, in millions of euros. */
  readonly square: number;
  /** Hidden on screen, printed. */
  readonly isFolded: boolean;
  readonly onEdit: () => void;
  readonly onWithdraw: () => void;
};

/** A decision to keep is not listed. */
const MARKS = {
  keep: 'cut',
  increase: 'added',
  decrease: 'cut',
  remove: 'removed',
} as const satisfies Record<ChoiceType, string>;

export function LedgerRow(props: LedgerRowProps) {
  const { record, edition, axis, form, square, isFolded, onEdit, onWithdraw } = props;
  const { ids, title, type, side, originalAmount, newAmount, impact } = record;
  const own = arrowOf(originalAmount, newAmount, form);
  const card = edition.deck.find(({ id }) => id === ids[0]);
  const kind = card && kindWordOf(card);
  const sector = sectorOf(record, edition);
  const paint = sector === null ? 'plain' : sectorPaintOf(sector);
  return (
    <li className={classNames(styles['row'], isFolded && styles['folded'])}>
      <div className={styles['head']}>
        <h3 tabIndex={-1} className={styles['title']}>
          <SectorChip paint={paint} />{' '}
          <TextLink to={pathOf(record, edition)} className={styles['link'] ?? ''}>
            {title}
          </TextLink>
        </h3>
        <p className={styles['choice']}>
          {recordWords(record)}
          {kind && <span className={styles['kind']}> · {kind}</span>}
        </p>
        <p className={styles['own']}>
          <span aria-hidden="true">{own.text}</span>
          <VisuallyHidden>{own.spoken}</VisuallyHidden>
        </p>
      </div>
      <p className={styles['effect']}>
        <VisuallyHidden>Effet sur le solde : </VisuallyHidden>
        <AxisSquares
          axis={axis}
          squares={impact / square}
          kind={MARKS[type]}
          paint={side === 'revenue' ? 'revenue' : paint}
        />
        <strong className={styles['impact']}>
          <Amount value={impact} form={form} signed />
        </strong>
      </p>
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
        </div>
      )}
    </li>
  );
}

/** The page of a card or of a line; a decision on several cards is explained where it is taken. */
function pathOf({ nodeId }: VoteRecord, { territory }: Edition): string {
  const plot = territory.get(nodeId);
  if (plot === undefined) return paths.express;
  // Only cards have limits: the others are lines.
  return plot.constraints ? cardPath(nodeId) : linePath(nodeId);
}
