import { gapOf } from '@nosmilliards/domain/budget/budget';
import { foldSmall } from '@nosmilliards/domain/budget/folded-lines';
import { childrenOf, type Budget } from '@nosmilliards/domain/budget/budget';
import type { Line } from '@nosmilliards/domain/budget/line';
import { memo, Suspense, use, useDeferredValue } from 'react';
import { Link } from 'react-router';
import { linePath } from '#site/path.ts';
import { useUnfolded } from '#browser/unfolded.ts';
import { ChosenLine } from './chosen-line.tsx';
import type { ExplorerLine } from './detail.ts';
import { FoldedRows } from './folded-rows.tsx';
import { GapRow } from './gap-row.tsx';
import { Cells, Opener } from './line-cells.tsx';
import { RowCompare } from './row-compare.tsx';
import { RowLink } from './row-link.tsx';
import styles from './branch.module.css';
import rowStyles from './line-row.module.css';
import { useRowContext } from './row-context.ts';
import { useOpen } from './tab.ts';

type BranchProps = {
  readonly parent: Line;
  readonly category: string;
  readonly budget: Budget<Line>;
  /** The open subcategory, held by the address. */
  readonly chosen?: string | undefined;
};

/** The children of an open line: the large ones, the small ones folded, then the difference. */
export function Branch({ parent, category, budget, chosen }: BranchProps) {
  const { shown, folded } = foldSmall(childrenOf(budget, parent.id));
  const gap = gapOf(budget, parent);
  const rows = (lines: readonly Line[]) =>
    lines.map((line) =>
      line.level === 2 ? (
        <SubcategoryRow
          key={line.id}
          line={line}
          parent={parent}
          category={category}
          isOpen={line.id === chosen}
        />
      ) : (
        <LineRow key={line.id} line={line} parent={parent} category={category} budget={budget} />
      ),
    );
  return (
    <ul
      className={parent.level === 1 ? styles['rows'] : styles['branch']}
      aria-label={`Détail : ${parent.title}`}
    >
      {rows(shown)}
      {folded && (
        <FoldedRows
          parent={parent}
          count={folded.lines.length}
          amount={folded.amount}
          isAlone={shown.length === 0 || folded.lines.some(({ id }) => id === chosen)}
        >
          {() => rows(folded.lines)}
        </FoldedRows>
      )}
      {gap !== 0 && <GapRow amount={gap} />}
    </ul>
  );
}

type SubcategoryRowProps = Omit<BranchProps, 'budget' | 'chosen'> & {
  readonly line: Line | ExplorerLine;
  readonly isOpen: boolean;
};

/** Opened by the address: its amount, the choices on it, then its programmes. */
const SubcategoryRow = memo(function SubcategoryRow(props: SubcategoryRowProps) {
  const { line, parent, category, isOpen } = props;
  const open = useOpen();
  const { details, facing } = useRowContext();
  const count = 'programmes' in line ? line.programmes : 0;

  function toggle() {
    if (!isOpen && count > 0) void details.ask(category);
    open(line.side, isOpen ? category : line.id);
  }

  return (
    <li className={rowStyles['item']}>
      <div className={rowStyles['row']}>
        <Opener line={line} parent={parent} count={count} isOpen={isOpen} onToggle={toggle} />
        <RowCompare line={line} isCompact />
      </div>
      {isOpen && (
        <>
          <ChosenLine line={line} parent={parent} facing={facing(line)} />
          {count > 0 && (
            <Suspense fallback={<p className={styles['waiting']}>Chargement du détail…</p>}>
              <LoadedBranch parent={line} category={category} />
            </Suspense>
          )}
        </>
      )}
    </li>
  );
});

type LineRowProps = Omit<BranchProps, 'chosen'> & { readonly line: Line };

/** A programme, an action or a sub-action, and its branch once unfolded. */
const LineRow = memo(function LineRow({ line, parent, category, budget }: LineRowProps) {
  const [isOpen, toggle] = useUnfolded(line.id);
  const isDrawn = useDeferredValue(isOpen);
  const count = childrenOf(budget, line.id).length;
  return (
    <li className={rowStyles['item']}>
      <div className={rowStyles['row']}>
        {count === 0 ? (
          <div className={rowStyles['main']}>
            <Cells line={line} parent={parent} count={0}>
              <Link to={linePath(line.id)}>{line.title}</Link>
            </Cells>
          </div>
        ) : (
          <Opener line={line} parent={parent} count={count} isOpen={isOpen} onToggle={toggle} />
        )}
        <RowCompare line={line} isCompact />
      </div>
      {isDrawn && count > 0 && (
        <>
          <RowLink line={line} />
          <Branch parent={line} category={category} budget={budget} />
        </>
      )}
    </li>
  );
});

type LoadedBranchProps = Pick<BranchProps, 'parent' | 'category'>;

/** The branch under a subcategory; suspends until its programmes are loaded. */
function LoadedBranch({ parent, category }: LoadedBranchProps) {
  const budget = use(useRowContext().details.of(category));
  return <Branch parent={parent} category={category} budget={budget} />;
}
