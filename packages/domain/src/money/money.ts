declare const unit: unique symbol;

/**
 * Millions of euros, always a whole number of euros. Arithmetic goes through integer euros:
 * in floating millions, 0.1 + 0.2 − 0.3 is not zero and « exactly balanced » means nothing.
 */
export type Millions = number & { readonly [unit]: 'M€' };

const EUROS_PER_MILLION = 1_000_000;

export const ZERO = millions(0);

export function millions(amount: number): Millions {
  return fromEuros(amount * EUROS_PER_MILLION);
}

export function fromEuros(euros: number): Millions {
  const amount = roundHalfAway(euros) / EUROS_PER_MILLION;
  if (!isExact(amount)) throw new RangeError(`Not an amount of euros: ${euros}`);
  return amount;
}

export function eurosOf(amount: Millions): number {
  return roundHalfAway(amount * EUROS_PER_MILLION);
}

export function sumOf(amounts: Iterable<Millions>): Millions {
  let euros = 0;
  for (const amount of amounts) euros += eurosOf(amount);
  return fromEuros(euros);
}

export function differenceOf(amount: Millions, subtracted: Millions): Millions {
  return fromEuros(eurosOf(amount) - eurosOf(subtracted));
}

export function oppositeOf(amount: Millions): Millions {
  return fromEuros(-eurosOf(amount));
}

export function magnitudeOf(amount: Millions): Millions {
  return fromEuros(Math.abs(eurosOf(amount)));
}

export function percentOf(amount: Millions, percent: number): Millions {
  return fromEuros((eurosOf(amount) * percent) / 100);
}

/** Symmetric, unlike `Math.round`: a cost and the same saving round alike. Never yields −0. */
export function roundHalfAway(value: number): number {
  return Math.sign(value) * Math.round(Math.abs(value)) + 0;
}

function isExact(amount: number): amount is Millions {
  return Number.isSafeInteger(roundHalfAway(amount * EUROS_PER_MILLION));
}
