import { foldSmall, gapOf } from '@nosmilliards/domain/budget/breakdown';
import { childrenOf, type Budget } from '@nosmilliards/domain/budget/budget';
import type { Line } from '@nosmilliards/domain/budget/line';
import { memo, Suspense, use, useDeferredValue } from 'react';
import { Link } from 'react-router';
import { linePath } from '#browser/path.ts';
import { useUnfolded } from '#browser/unfolded.ts';
import type { ExplorerLine } from './detail.ts';
import { FoldedRows } from './folded-rows.tsx';
import { GapRow } from './gap-row.tsx';
import { Cells, Opener } from './line-cells.tsx';
import { RowTools } from './row-tools.tsx';
import styles from './branch.module.css';
import rowStyles from './line-row.module.css';
import { skipOutOfSight } from './skip-out-of-sight.ts';
import { useRowContext } from './row-context.ts';

type BranchProps = {
  readonly parent: Line;
  readonly category: string;
  readonly budget: Budget<Line>;
};

/** The children of an open line: the large ones, the small ones folded, then the difference. */
export function Branch({ parent, category, budget }: BranchProps) {
  const { shown, folded } = foldSmall(childrenOf(budget, parent.id));
  const gap = gapOf(budget, parent);
  const rows = (lines: readonly Line[]) =>
    lines.map((line) => (
      <LineRow key={line.id} line={line} parent={parent} category={category} budget={budget} />
    ));
  return (
    <ul ref={skipOutOfSight} className={styles['branch']} aria-label={`Détail : ${parent.title}`}>
      {rows(shown)}
      {folded && (
        <FoldedRows
          parent={parent}
          count={folded.lines.length}
          amount={folded.amount}
          isAlone={shown.length === 0}
        >
          {() => rows(folded.lines)}
        </FoldedRows>
      )}
      {gap !== 0 && <GapRow amount={gap} />}
    </ul>
  );
}

type LineRowProps = BranchProps & { readonly line: Line | ExplorerLine };

/** A line and, once open, its branch. In the same file because the two are mutually recursive. */
const LineRow = memo(function LineRow({ line, parent, category, budget }: LineRowProps) {
  const [isOpen, toggle] = useUnfolded(line.id);
  const isDrawn = useDeferredValue(isOpen);
  // A subcategory carries the count of its programmes, which are not loaded yet.
  const count = 'programmes' in line ? line.programmes : childrenOf(budget, line.id).length;
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
        <RowTools line={line} isLeaf={count === 0} />
      </div>
      {isDrawn &&
        count > 0 &&
        ('programmes' in line ? (
          <Suspense fallback={<p className={styles['waiting']}>Chargement du détail…</p>}>
            <LoadedBranch parent={line} category={category} />
          </Suspense>
        ) : (
          <Branch parent={line} category={category} budget={budget} />
        ))}
    </li>
  );
});

type LoadedBranchProps = Omit<BranchProps, 'budget'>;

/** The branch under a subcategory; suspends until its programmes are loaded. */
function LoadedBranch({ parent, category }: LoadedBranchProps) {
  const budget = use(useRowContext().details(category));
  return <Branch parent={parent} category={category} budget={budget} />;
}
