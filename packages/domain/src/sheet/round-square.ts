import { millions, type Millions } from '../money/money.ts';

/** The smallest round value of a square that draws `amount` in at most `most` squares. */
export function roundSquareOf(amount: Millions, most: number): Millions {
  const least = amount / most;
  if (!(least > 0)) return millions(1);
  const power = 10 ** Math.floor(Math.log10(least));
  const step = [1, 2, 5].find((one) => one * power >= least) ?? 10;
  return millions(step * power);
}
