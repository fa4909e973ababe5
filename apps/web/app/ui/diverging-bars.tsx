import { useId, type ReactNode } from 'react';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { classNames } from '#ui/class-names.ts';
import { Disclosure } from '#ui/disclosure.tsx';
import { Icon } from '#ui/icon.tsx';
import styles from './diverging-bars.module.css';

export type DivergingItem = {
  id: string;
  label: ReactNode;
  /** Side and length of the bar, negative to the left; the text shown is `value`. */
  size: number;
  value: ReactNode;
  /** In the colour of the visitor. */
  isOwn?: boolean;
};

type DivergingBarsProps = {
  label: string;
  items: readonly DivergingItem[];
  /** Meaning of each side of the axis. */
  left: string;
  right: string;
  /** Number of bars shown; the others are in a disclosure. */
  shown?: number;
};

/**
 * Solid to the right of the axis, hatched to its left, so that it reads without colour. The lists
 * are the text alternative: label, then value.
 */
export function DivergingBars({ label, items, left, right, shown = 10 }: DivergingBarsProps) {
  const lowest = Math.min(0, ...items.map((item) => item.size));
  const highest = Math.max(0, ...items.map((item) => item.size));
  const scale = { lowest, span: highest - lowest || 1 };
  // A single extra bar takes less room than the disclosure that would hide it.
  const cut = items.length > shown + 1 ? shown : items.length;
  const rest = items.slice(cut);
  return (
    <div className={styles['root']}>
      <p className={styles['sides']} aria-hidden="true">
        {lowest < 0 && (
          <span>
            <Icon icon={ArrowLeft} size="small" /> {left}
          </span>
        )}
        {highest > 0 && (
          <span className={styles['right']}>
            {right} <Icon icon={ArrowRight} size="small" />
          </span>
        )}
      </p>
      <Bars label={label} items={items.slice(0, cut)} scale={scale} />
      {rest.length > 0 && (
        <>
          <div data-print="hide">
            <Disclosure look="inline" summary={`Voir les ${rest.length} autres`}>
              <Bars label={`${label}, suite`} items={rest} scale={scale} />
            </Disclosure>
          </div>
          <p className={styles['more']}>Et {rest.length} autres changements, plus petits.</p>
        </>
      )}
    </div>
  );
}

type Scale = { lowest: number; span: number };
type BarsProps = Pick<DivergingBarsProps, 'label' | 'items'> & { scale: Scale };

function Bars({ label, items, scale }: BarsProps) {
  const hatchId = useId();
  const hatchOf = (isOwn: boolean) => hatchId + (isOwn ? 'v' : '');
  const axis = placeOf(0, scale);
  return (
    <ul className={styles['list']} aria-label={label}>
      {items.map(({ id, label: name, size, value, isOwn = false }, index) => {
        const from = placeOf(Math.min(0, size), scale);
        const to = placeOf(Math.max(0, size), scale);
        const box = { x: `${from}%`, width: `${round(to - from)}%`, y: 0, height: '100%' };
        return (
          <li key={id} className={styles['item']}>
            <span className={classNames(styles['label'], isOwn && styles['own'])}>{name}</span>
            <svg aria-hidden="true" focusable="false" className={styles['bar']}>
              {index === 0 &&
                [false, true].map((own) => <Hatch key={`${own}`} id={hatchOf(own)} isOwn={own} />)}
              <rect
                {...box}
                className={classNames(styles['fill'], isOwn && styles['own'])}
                {...(size < 0 && { fill: `url(#${hatchOf(isOwn)})` })}
              />
              <line
                x1={`${axis}%`}
                x2={`${axis}%`}
                y1="-20%"
                y2="120%"
                className={styles['axis']}
              />
            </svg>
            <span className={styles['value']}>{value}</span>
          </li>
        );
      })}
    </ul>
  );
}

function Hatch({ id, isOwn }: { id: string; isOwn: boolean }) {
  return (
    <pattern id={id} width="6" height="6" patternUnits="userSpaceOnUse">
      <path
        d="M-1 1l2-2M0 6l6-6M5 7l2-2"
        className={classNames(styles['hatch'], isOwn && styles['own'])}
      />
    </pattern>
  );
}

function placeOf(size: number, { lowest, span }: Scale): number {
  return round(((size - lowest) / span) * 100);
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
