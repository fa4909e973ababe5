import { counted } from '@nosmilliards/domain/money/counted';
import { childrenOf, type Budget } from '@nosmilliards/domain/budget/budget';
import { isCounted, isVotable } from '@nosmilliards/domain/budget/line';
import { shareOf } from '@nosmilliards/domain/budget/weight';
import { formatCount, formatEuros } from '@nosmilliards/domain/money/format';
import type { Millions } from '@nosmilliards/domain/money/money';
import { use, useEffect } from 'react';
import { linePath } from '#site/path.ts';
import { AmountLensContext } from '#ui/amount-lens.ts';
import { Amount } from '#ui/amount.tsx';
import { Breadcrumb } from '#ui/breadcrumb.tsx';
import { LazyDisclosure } from '#ui/lazy-disclosure.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { Branch } from './branch.tsx';
import { CategoryNote } from './category-note.tsx';
import type { ExplorerLine } from './detail.ts';
import type { DrawnPicture } from './explorer-drawing.ts';
import { RowCompare } from './row-compare.tsx';
import { useRowContext } from './row-context.ts';
import { PictureByWidth } from './picture-by-width.tsx';
import { openedAddressOf, useOpen } from './tab.ts';
import styles from './category-view.module.css';
import { childrenWords, shareWords } from './words.ts';

type CategoryViewProps = {
  readonly category: ExplorerLine;
  /** Its open subcategory. */
  readonly chosen: ExplorerLine | null;
  readonly budget: Budget<ExplorerLine>;
  /** Total of its side of the budget. */
  readonly total: Millions;
  readonly picture: DrawnPicture | undefined;
};

/** The squares of one category, nearer, and its lines as a list that opens. */
export function CategoryView({ category, chosen, budget, total, picture }: CategoryViewProps) {
  const { id, title, amount, side, programmes } = category;
  const { details, choices } = useRowContext();
  const open = useOpen();
  const lens = use(AmountLensContext);
  const children = childrenOf(budget, id);
  const share = shareWords(shareOf(amount, total));

  // Programmes come while the picture is looked at.
  useEffect(() => {
    if (programmes > 0) void details.ask(id);
  }, [details, id, programmes]);

  return (
    <section aria-labelledby={id} className="stack-2">
      <Breadcrumb
        steps={[
          { to: openedAddressOf(side), title: side === 'expense' ? 'Dépenses' : 'Recettes' },
          ...(chosen ? [{ to: openedAddressOf(side, id), title }] : []),
        ]}
        here={chosen?.title ?? title}
      />
      <div className={styles['columns']}>
        <div className={styles['near']}>
          <div className={styles['head']}>
            <h2 id={id} tabIndex={-1}>
              {title}
            </h2>
            <p className={styles['amount']}>
              <Amount value={amount} size="poster" />
            </p>
            <p className={styles['facts']}>
              {picture && <strong>{counted(picture.squares, 'carré')} </strong>}
              {isCounted(category)
                ? `sur ${formatCount(1000)} · ${share} ${side === 'expense' ? 'de la dépense' : 'des recettes'}`
                : 'hors total'}
              <br />
              {childrenWords(category, children.length)}
              {programmes > 0 &&
                `, ${counted(programmes, category.isNiche ? 'dispositif' : 'programme')}`}
              {lens && ` · ${lens(amount).label}`}
            </p>
          </div>
          {picture && picture.squares > 0 && (
            <PictureByWidth
              picture={picture}
              chosen={chosen?.id}
              onChoose={(line) => open(side, line)}
            />
          )}
          <p className={styles['unit']}>
            Mêmes carrés, vus de plus près : <strong>{`1\u00A0carré = ${formatEuros(1)}`}</strong>{' '}
            sur {formatEuros(1000)} dépensés. Choisissez une ligne pour l’ouvrir.
          </p>
          <CategoryNote category={category} />
          <div className={styles['tools']}>
            <span data-print="hide">
              <RowCompare line={category} />
            </span>
            <TextLink to={linePath(id)}>
              Fiche<VisuallyHidden> : {title}</VisuallyHidden>
            </TextLink>
          </div>
          {isVotable(category) && (
            <LazyDisclosure look="inline" summary={`Voter toute la catégorie : ${title}`}>
              {choices(category)}
            </LazyDisclosure>
          )}
        </div>
        <div className={styles['list']}>
          <Branch parent={category} category={id} budget={budget} chosen={chosen?.id} />
          <p className={styles['total']}>
            <span>{title}</span>
            <Amount value={amount} />
          </p>
        </div>
      </div>
    </section>
  );
}
