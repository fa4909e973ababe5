import type { ReactNode } from 'react';
import { mosaicOf } from '#ui/sheet/squares-drawing.ts';
import { Squares, type SquarePaint } from '#ui/sheet/squares.tsx';
import styles from './square-list.module.css';

type SquareListProps = {
  readonly label: string;
  readonly items: readonly {
    readonly paint: SquarePaint;
    readonly name: string;
    readonly amount: ReactNode;
    readonly detail: string;
  }[];
};

/** The key of a drawing in squares, with the figure of each part. */
export function SquareList({ label, items }: SquareListProps) {
  return (
    <ul className={styles['list']} aria-label={label}>
      {items.map(({ paint, name, amount, detail }) => (
        <li key={name}>
          <Squares drawn={mosaicOf(1, [{ paint, squares: 1 }])} className={styles['swatch']} />
          <span>{name}</span>
          <strong>{amount}</strong>
          {detail !== '' && <span className={styles['detail']}>{detail}</span>}
        </li>
      ))}
    </ul>
  );
}
