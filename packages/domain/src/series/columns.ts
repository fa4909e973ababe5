/**
 * What one square is worth: the smallest of 1, 2, 5, 10, 20… (and 0.5, 0.2…) with which the highest
 * column has no more squares than there are columns.
 */
export function squareStepOf(highest: number, columns: number): number {
  return roundStepOf(highest / columns);
}

/** Round graduations from zero, none above the highest value. */
export function ticksOf(highest: number, most = 7): number[] {
  const step = roundStepOf(highest / (most - 0.5));
  return Array.from({ length: Math.floor(highest / step + 1e-9) + 1 }, (_, index) => index * step);
}

/** The first of 1, 2 and 5 times a power of ten that is at least `least`. */
function roundStepOf(least: number): number {
  if (!(least > 0)) return 1;
  const power = Math.floor(Math.log10(least));
  const unit = power < 0 ? 1 / 10 ** -power : 10 ** power;
  return ([1, 2, 5].find((times) => times * unit >= least * (1 - 1e-9)) ?? 10) * unit;
}
