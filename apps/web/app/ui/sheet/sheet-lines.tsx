import { use, type MouseEvent } from 'react';
import { AmountLensContext } from '#ui/amount-lens.ts';
import { classNames } from '#ui/class-names.ts';
import { lineAt, type DrawnLines } from './lines.ts';
import styles from './sheet-lines.module.css';

type SheetLinesProps = {
  readonly drawn: DrawnLines;
  /** One sentence with its figures. */
  readonly label: string;
  /** The line outlined in the colour of the visitor. */
  readonly chosen?: string | undefined;
  /** A shortcut for a pointer: the list beside the picture is the control. */
  readonly onChoose?: ((id: string) => void) | undefined;
  readonly className?: string | undefined;
};

/** Space around the squares for the outlines. */
const EDGE = 2;

/** Squares in lines, with the names of the lines that have space. */
export function SheetLines({ drawn, label, chosen, onChoose, className }: SheetLinesProps) {
  const { width, height, pitch, gap, size, paths, runs, labels } = drawn;
  // The labels are measured in billions of euros: in another unit they keep their name alone.
  const lens = use(AmountLensContext);
  const outline = runs.find(({ id }) => id === chosen)?.contour;

  function choose({ currentTarget, clientX, clientY }: MouseEvent<SVGSVGElement>) {
    const box = currentTarget.getBoundingClientRect();
    const scale = (width + 2 * EDGE) / box.width;
    const id = lineAt(
      drawn,
      (clientX - box.left) * scale - EDGE,
      (clientY - box.top) * scale - EDGE,
    );
    if (id !== undefined) onChoose?.(id);
  }

  return (
    // Not focusable: the list beside the picture has the same lines, for the keyboard too.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <svg
      viewBox={`${-EDGE} ${-EDGE} ${width + 2 * EDGE} ${height + 2 * EDGE}`}
      // In rem: its labels grow with the text.
      width={`${(width + 2 * EDGE) / 16}rem`}
      height={`${(height + 2 * EDGE) / 16}rem`}
      // An inline SVG: `img` would need a file.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="img"
      aria-label={label}
      className={classNames(styles['lines'], onChoose && styles['choosable'], className)}
      onClick={onChoose && choose}
    >
      {paths.map(
        ({ paint, d }) =>
          paint === 'revenue' && (
            <path key="rules" d={d} strokeWidth={pitch} className={styles['rules']} />
          ),
      )}
      {paths.map(({ paint, d }) => (
        <path
          key={paint}
          d={d}
          strokeWidth={pitch - gap}
          strokeDasharray={`${pitch - gap} ${gap}`}
          className={classNames(styles['squares'], styles[paint])}
        />
      ))}
      {paths.map(({ paint }) => (
        <path
          key={paint}
          d={runs.flatMap((run) => (run.paint === paint ? run.contour : [])).join('')}
          className={classNames(styles['runs'], styles[paint], pitch > 30 && styles['large'])}
        />
      ))}
      <path d={drawn.contour} className={styles['contour']} />
      {outline !== undefined && (
        <>
          <path d={outline} className={styles['halo']} />
          <path d={outline} className={styles['chosen']} />
        </>
      )}
      {/* Hidden: Firefox reads the words of a picture after its name, which has the first ones. */}
      {labels.map(({ id, paint, x, y, width: across, height: high, name, amount }) => (
        <g key={id} aria-hidden="true" className={classNames(styles['label'], styles[paint])}>
          <rect x={x} y={y} width={across} height={high} />
          <text x={x + 4} y={y + high / 2 + size * 0.36} fontSize={size}>
            {name}
            {amount !== '' && lens === null && <tspan> {amount}</tspan>}
          </text>
        </g>
      ))}
    </svg>
  );
}
