import { childrenOf, type Budget } from '@nosmilliards/domain/budget/budget';
import type { Millions } from '@nosmilliards/domain/money/money';
import { wholeOf } from '@nosmilliards/domain/budget/lens';
import { shareOf } from '@nosmilliards/domain/budget/weight';
import { memo, use, useDeferredValue, useEffect, useId, useRef } from 'react';
import { useLocation } from 'react-router';
import { unfold, useUnfolded } from '#browser/unfolded.ts';
import { AmountLensContext } from '#ui/amount-lens.ts';
import { Amount } from '#ui/amount.tsx';
import { classNames } from '#ui/class-names.ts';
import { LineIcon } from '#ui/line-icon.tsx';
import { ShareBar } from '#ui/share-bar.tsx';
import { Branch } from './branch.tsx';
import { categoryPartsOf } from './category-parts.ts';
import { CategoryNote } from './category-note.tsx';
import type { ExplorerLine } from './detail.ts';
import { RowTools } from './row-tools.tsx';
import { SpokenButton } from './spoken-button.tsx';
import styles from './category-card.module.css';
import { useRowContext } from './row-context.ts';
import { childrenWords, counted, nameOf, paintWords, shareWords } from './words.ts';

type CategoryCardProps = {
  readonly category: ExplorerLine;
  readonly budget: Budget<ExplorerLine>;
  /** Total of its side of the budget. */
  readonly total: Millions;
  /** Takes the whole row of the grid. */
  readonly isWide: boolean;
};

/** Keys of the history entries already scrolled to: going back to one must not scroll again. */
const answered = new Set<string>();

export const CategoryCard = memo(function CategoryCard(props: CategoryCardProps) {
  const { category, budget, isWide } = props;
  const { id, programmes } = category;
  const [isOpen, toggle] = useUnfolded(id);
  // The button changes at once; the lines are rendered in a second pass.
  const isDrawn = useDeferredValue(isOpen);
  const card = useRef<HTMLLIElement>(null);
  const { details } = useRowContext();
  const { hash, key } = useLocation();
  const isAsked = hash === `#${id}`;

  useEffect(() => {
    if (isOpen && programmes > 0) void details(id);
  }, [details, id, isOpen, programmes]);

  // From the overview or a shared link: opens the card, scrolls to it, focuses it.
  useEffect(() => {
    if (!isAsked || answered.has(key)) return;
    answered.add(key);
    unfold(id);
    card.current?.scrollIntoView();
    card.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [id, isAsked, key]);

  return (
    <li
      ref={card}
      id={id}
      className={classNames(styles['place'], isWide && styles['wide'], isOpen && styles['open'])}
    >
      <div className={styles['card']}>
        <CategoryHead {...props} isOpen={isOpen} onToggle={toggle} />
        <CategoryNote category={category} />
        <div className={styles['tools']}>
          <RowTools line={category} />
        </div>
        {isDrawn && (
          <div className={styles['branch']}>
            <Branch parent={category} category={id} budget={budget} />
          </div>
        )}
      </div>
    </li>
  );
});

type CategoryHeadProps = Omit<CategoryCardProps, 'isWide'> & {
  readonly isOpen: boolean;
  readonly onToggle: () => void;
};

function CategoryHead({ category, budget, total, isOpen, onToggle }: CategoryHeadProps) {
  const lens = use(AmountLensContext);
  const factsId = useId();
  const { amount } = category;
  const whole = wholeOf(category);
  const seen = lens?.(amount, whole);
  const children = childrenOf(budget, category.id);
  const share = whole.isPart ? shareWords(shareOf(amount, total)) : 'hors total';
  const parts = whole.isPart ? categoryPartsOf(children, total) : [];
  const who = parts.map(({ sector }) => paintWords[sector]).join(', ');
  const programmeWord = category.isNiche ? 'dispositif' : 'programme';
  const name = nameOf({ title: category.title, amount, share, count: children.length, seen });
  return (
    <h3 className={styles['heading']}>
      <SpokenButton
        name={name}
        factsId={factsId}
        isOpen={isOpen}
        className={styles['head']}
        onToggle={onToggle}
      >
        <span className={styles['icon']}>
          <LineIcon name={category.icon ?? 'landmark'} size="large" />
        </span>
        <span className={styles['title']}>{category.title}</span>
        <span className={styles['amount']}>
          <Amount value={amount} size="figure" whole={whole} />
        </span>
        <span className={styles['share']}>{whole.isPart ? `${share} du total` : share}</span>
        {parts.length > 0 && <ShareBar parts={parts} />}
        <span id={factsId} className={styles['facts']}>
          {who !== '' && `${who} · `}
          {childrenWords(category, children.length)}
          {category.programmes > 0 && ` · ${counted(category.programmes, programmeWord)}`}
          {seen && ` · ${seen.label}`}
        </span>
      </SpokenButton>
    </h3>
  );
}
