import { foldSmall, gapOf } from '@nosmilliards/domain/budget/breakdown';
import { childrenOf, type Budget } from '@nosmilliards/domain/budget/budget';
import type { Line } from '@nosmilliards/domain/budget/line';
import { memo, useDeferredValue } from 'react';
import { Link } from 'react-router';
import { linePath } from '#browser/path.ts';
import { useUnfolded } from '#browser/unfolded.ts';
import { Late } from '#ui/late.tsx';
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

/** The children of an opened line: what can be read one by one, then the rest, then the gap. */
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

/** A line and, once opened, its own branch: they call each other, hence one file. */
const LineRow = memo(function LineRow({ line, parent, category, budget }: LineRowProps) {
  const [isOpen, toggle] = useUnfolded(line.id);
  const isDrawn = useDeferredValue(isOpen);
  // A sub-category comes with the number of its programmes, before they are downloaded.
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
          <LoadedBranch parent={line} category={category} />
        ) : (
          <Branch parent={line} category={category} budget={budget} />
        ))}
    </li>
  );
});

type LoadedBranchProps = Omit<BranchProps, 'budget'>;

/** The same below a sub-category, once its programmes are there. */
function LoadedBranch({ parent, category }: LoadedBranchProps) {
  const part = useRowContext().details(category);
  return (
    <Late part={part} waiting={<p className={styles['waiting']}>Chargement du détail…</p>}>
      {(budget) => <Branch parent={parent} category={category} budget={budget} />}
    </Late>
  );
}
