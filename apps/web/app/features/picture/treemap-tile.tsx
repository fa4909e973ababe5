import { formatAmount } from '@nosmilliards/domain/money/format';
import { classNames } from '#ui/class-names.ts';
import sectors from '#ui/sector.module.css';
import { SectorPattern, type Paint } from '#ui/sector-rect.tsx';
import { bandHeightOf, PAD, type Group, type Tile } from './treemap-layout.ts';
import styles from './picture.module.css';

/** What is painted is for the eye; the link laid over it carries the words. */
export function TreemapTile({ tile, isCloser = false }: { tile: Tile; isCloser?: boolean }) {
  const { x, y, width, height, line, label, isSmall, hasAmount } = tile;
  return (
    <>
      <rect
        {...{ x, y, width, height }}
        className={classNames(sectors[line.sector], styles['tile'])}
      />
      {label.length > 0 && (
        <text
          x={x + PAD}
          y={y + PAD}
          aria-hidden="true"
          className={classNames(
            sectors[line.sector],
            styles['label'],
            isCloser && styles['closerLabel'],
            isSmall && styles['smallLabel'],
          )}
        >
          {label.map((words) => (
            <tspan key={words} x={x + PAD} dy="1.2em">
              {words}
            </tspan>
          ))}
          {hasAmount && (
            <tspan x={x + PAD} dy="1.2em" className={styles['amount']}>
              {formatAmount(line.amount)}
            </tspan>
          )}
        </text>
      )}
    </>
  );
}

/** What tells the tiles apart without colour, held by the legend; sector.module.css names it. */
export function TileHatch({ sector }: { sector: Paint }) {
  return sector !== 'plain' && <SectorPattern id={`hatch-${sector}`} sector={sector} />;
}

/** The category's edge, heavier than that of its tiles, and its name where there is room. */
export function GroupFrame({ group }: { group: Group }) {
  const { x, y, width, height, band } = group;
  return (
    <>
      {band.length > 0 && (
        <>
          <rect {...{ x, y, width }} height={bandHeightOf(band)} className={styles['band']} />
          <text x={x + PAD} y={y} aria-hidden="true" className={styles['name']}>
            {band.map((words) => (
              <tspan key={words} x={x + PAD} dy="1.2em">
                {words}
              </tspan>
            ))}
          </text>
        </>
      )}
      <rect {...{ x, y, width, height }} className={styles['frame']} />
    </>
  );
}

type Box = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

/** Laid over what is painted: a link that held the labels would have to be named after them all. */
export function HitArea({ box: { x, y, width, height } }: { readonly box: Box }) {
  return <rect {...{ x, y, width, height }} className={styles['hit']} />;
}
