import { formatAmount } from '@nosmilliards/domain/money/format';
import { millions, type Millions } from '@nosmilliards/domain/money/money';
import { Amount } from '#ui/amount.tsx';
import { mosaicOf } from '#ui/sheet/squares-drawing.ts';
import { Squares, type SquarePaint } from '#ui/sheet/squares.tsx';
import styles from './spread-squares.module.css';

type Part = {
  readonly paint: SquarePaint;
  readonly label: string;
  readonly amount: Millions;
};

type SpreadSquaresProps = {
  readonly square: number;
  readonly parts: readonly Part[];
};

/** As wide as the sheet of 1 000 squares, at the same scale. */
const COLUMNS = 40;

/** The surplus at the scale of the sheet; the list gives the same. */
export function SpreadSquares({ square, parts }: SpreadSquaresProps) {
  const given = parts.filter(({ amount }) => amount > 0);
  const squares = given.map(({ paint, amount }) => ({ paint, squares: amount / square }));
  return (
    <>
      <Squares drawn={mosaicOf(COLUMNS, squares, { upright: true })} />
      <ul className={styles['key']} aria-label="Répartition de l’excédent">
        {given.map(({ paint, label, amount }) => (
          <li key={label}>
            <Squares drawn={mosaicOf(1, [{ paint, squares: 1 }])} className={styles['swatch']} />
            <strong>{formatAmount(amount)}</strong> {label}
          </li>
        ))}
      </ul>
      <p className="note">
        <strong>
          1 carré = <Amount value={millions(square)} plain />
        </strong>
        , comme sur la feuille de 1 000 carrés.
      </p>
    </>
  );
}
