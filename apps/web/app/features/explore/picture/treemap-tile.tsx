import { classNames } from '#ui/class-names.ts';
import sectors from '#ui/sector.module.css';
import { SectorPattern, type Paint } from '#ui/sector-rect.tsx';
import { BAND, LINE_HEIGHT, PAD, type Box, type Group, type Tile } from './treemap-layout.ts';
import { amountIn } from './wrap.ts';
import styles from './picture.module.css';

/** Visual only: the link over it has the accessible name. */
export function TreemapTile({ tile }: { readonly tile: Tile }) {
  const { x, y, width, height, line, label, size } = tile;
  const amount = amountIn(line.amount);
  const [first, ...others] = label;
  const ink = classNames(sectors[line.sector], styles['label']);
  const left = { x: x + PAD, dy: `${LINE_HEIGHT}em` };
  return (
    <>
      <rect
        {...{ x, y, width, height }}
        className={classNames(sectors[line.sector], styles['tile'])}
      />
      {first === undefined ? (
        <text
          x={x + width / 2}
          y={y + height / 2}
          fontSize={size}
          aria-hidden="true"
          className={classNames(ink, styles['amount'], styles['alone'])}
        >
          {amount}
        </text>
      ) : (
        <text {...left} y={y + PAD / 2} fontSize={size} aria-hidden="true" className={ink}>
          {first}
          {others.map((words) => (
            <tspan key={words} {...left}>
              {words}
            </tspan>
          ))}
          <tspan {...left} className={styles['amount']}>
            {amount}
          </tspan>
        </text>
      )}
    </>
  );
}

/**
 * Distinguishes the sectors without colour. The legend defines it, `sector.module.css` refers to
 * it.
 */
export function TileHatch({ sector }: { sector: Paint }) {
  return sector !== 'plain' && <SectorPattern id={`hatch-${sector}`} sector={sector} />;
}

/** The label of the category, above its tiles. */
export function GroupBand({ group: { x, y, width, band, size } }: { readonly group: Group }) {
  return (
    <>
      <rect {...{ x, y, width }} height={BAND} className={styles['band']} />
      <text
        x={x + PAD}
        y={y + BAND / 2}
        fontSize={size}
        aria-hidden="true"
        className={styles['name']}
      >
        {band}
      </text>
    </>
  );
}

type HitAreaProps = { readonly box: Box; readonly isFramed?: boolean };

/**
 * Over the tiles: a link around them would take its name from all their labels. That of a category
 * also draws its border.
 */
export function HitArea({ box: { x, y, width, height }, isFramed = false }: HitAreaProps) {
  return (
    <rect
      {...{ x, y, width, height }}
      className={classNames(styles['hit'], isFramed && styles['frame'])}
    />
  );
}
