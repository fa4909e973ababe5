import { counted } from '@nosmilliards/domain/money/counted';
import { childrenOf, type Budget } from '@nosmilliards/domain/budget/budget';
import type { Millions } from '@nosmilliards/domain/money/money';
import { isCounted } from '@nosmilliards/domain/budget/line';
import { shareOf } from '@nosmilliards/domain/budget/weight';
import { Link } from 'react-router';
import { linePath } from '#site/path.ts';
import { Amount } from '#ui/amount.tsx';
import { LineIcon } from '#ui/line-icon.tsx';
import { SheetLines } from '#ui/sheet/sheet-lines.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import type { ExplorerLine } from './detail.ts';
import type { DrawnExplorer } from './explorer-drawing.ts';
import { RowCompare } from './row-compare.tsx';
import styles from './category-card.module.css';
import { openedAddressOf } from './tab.ts';
import { childrenWords, shareWords } from './words.ts';

type CategoryCardProps = {
  readonly category: ExplorerLine;
  readonly budget: Budget<ExplorerLine>;
  /** Total of its side of the budget. */
  readonly total: Millions;
  readonly picture: DrawnExplorer['categories'][string] | undefined;
};

/** A category closed: its squares, at the scale of the others, and the way in. */
export function CategoryCard({ category, budget, total, picture }: CategoryCardProps) {
  const { amount, side } = category;
  const children = childrenOf(budget, category.id);
  const programmeWord = category.isNiche ? 'dispositif' : 'programme';
  return (
    <li className={styles['card']}>
      <div className={styles['head']}>
        <h3 className={styles['title']}>
          <LineIcon name={category.icon ?? 'landmark'} />{' '}
          <Link to={openedAddressOf(side, category.id)} viewTransition>
            {category.title}
          </Link>
        </h3>
        <p className={styles['amount']}>
          <Amount value={amount} size="poster" />
        </p>
      </div>
      {picture && picture.squares > 0 && (
        <SheetLines drawn={picture.small} label={picture.label} className={styles['squares']} />
      )}
      <div className={styles['foot']}>
        <p className={styles['facts']}>
          <strong>
            {isCounted(category) ? `${shareWords(shareOf(amount, total))} du total` : 'hors total'}
          </strong>
          {' · '}
          {childrenWords(category, children.length)}
          {category.programmes > 0 && ` · ${counted(category.programmes, programmeWord)}`}
          {' · '}
          <TextLink to={linePath(category.id)}>
            Source<VisuallyHidden>{`\u00A0: ${category.title}`}</VisuallyHidden>
          </TextLink>
        </p>
        <span className={styles['compare']} data-print="hide">
          <RowCompare line={category} />
        </span>
      </div>
    </li>
  );
}
