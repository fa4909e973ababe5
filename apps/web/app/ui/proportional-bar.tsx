import { classNames } from '#ui/class-names.ts';
import { SectorRect, type Paint } from '#ui/sector-rect.tsx';
import sectors from './sector.module.css';
import styles from './proportional-bar.module.css';

export type Segment = { id: string; label: string; value: string; size: number; sector: Paint };

type ProportionalBarProps = { segments: readonly Segment[]; label: string };

/**
 * One bar is the whole. On a wide screen the names are inside the bar, or under it when they do not
 * fit; on a narrow one each segment has its own bar. The list holds every name and value.
 */
export function ProportionalBar({ segments, label }: ProportionalBarProps) {
  const placed = placedOf(segments);
  return (
    <div className={styles['root']}>
      <svg aria-hidden="true" focusable="false" className={styles['whole']}>
        {placed.map(({ id, sector, x, width }) => (
          <SectorRect key={id} sector={sector} x={x} width={width} />
        ))}
        {placed.map(({ id, sector, x, width, fit, label: name, value }) => (
          <svg key={id} x={x} width={width} className={classNames(sectors[sector], styles[fit])}>
            <text x="0.45em" y="1.35em" className={styles['inValue']}>
              {value}
            </text>
            <text x="0.75em" y="3.8em" className={styles['inLabel']}>
              {name}
            </text>
          </svg>
        ))}
      </svg>
      <ul aria-label={label} className={styles['list']}>
        {placed.map(({ id, sector, width, fit, label: name, value }) => (
          <li key={id} className={classNames(styles['item'], styles[`${fit}Item`])}>
            <svg aria-hidden="true" focusable="false" className={styles['swatch']}>
              <SectorRect sector={sector} width="100%" />
            </svg>
            <span className={styles['text']}>
              <strong className={styles['value']}>{value}</strong> {name}
            </span>
            <svg aria-hidden="true" focusable="false" className={styles['own']}>
              <SectorRect sector={sector} width={width} />
            </svg>
          </li>
        ))}
      </ul>
    </div>
  );
}

function placedOf(segments: readonly Segment[]) {
  const whole = segments.reduce((sum, segment) => sum + segment.size, 0);
  const shareOf = (size: number) => (whole > 0 ? (size / whole) * 100 : 0);
  let before = 0;
  return segments.map((segment) => {
    const x = `${round(shareOf(before))}%`;
    const share = shareOf(segment.size);
    before += segment.size;
    return { ...segment, x, width: `${round(share)}%`, fit: fitOf(segment, share) };
  });
}

type Fit = 'fits' | 'fitsWide' | 'fitsWidest' | 'outside';

/**
 * Widths in rem, slightly above the measured text widths: a name under the bar is better than a cut
 * one.
 */
function fitOf({ label, value }: Segment, share: number): Fit {
  const rem = Math.max(label.length * 0.45, value.length * 0.85) + 1.3;
  const needed = rem / (share / 100);
  if (needed <= 32) return 'fits';
  if (needed <= 40) return 'fitsWide';
  return needed <= 64 ? 'fitsWidest' : 'outside';
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
