import { isVotable, type Line } from '@nosmilliards/domain/budget/line';
import { linePath } from '#browser/path.ts';
import { TextLink } from '#ui/text-link.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { RowCompare } from './row-compare.tsx';
import styles from './row-tools.module.css';
import { useRowContext } from './row-context.ts';

type RowToolsProps = {
  readonly line: Line;
  /** A line without children has the link on its title instead. */
  readonly isLeaf?: boolean;
};

/** The actions on a line. Direct children of the row's grid. */
export function RowTools({ line, isLeaf = false }: RowToolsProps) {
  const { vote } = useRowContext();
  return (
    <>
      {isVotable(line) && vote(line)}
      <span className={styles['compare']} data-tool="compare" data-print="hide">
        <RowCompare line={line} />
      </span>
      {!isLeaf && (
        <span className={styles['sheet']} data-print="hide">
          <TextLink to={linePath(line.id)}>
            Fiche<VisuallyHidden> : {line.title}</VisuallyHidden>
          </TextLink>
        </span>
      )}
    </>
  );
}
