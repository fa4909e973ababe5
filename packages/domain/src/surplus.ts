import { differenceOf, fromEuros, eurosOf, sumOf, ZERO, type Millions } from './money.ts';
import { accept, refuse, type Result } from './result.ts';

export type SurplusUse = 'tax-cuts' | 'debt' | 'new-spending';
export type Spread = Readonly<Record<SurplusUse, Millions>>;

export const SURPLUS_USES = [
  'tax-cuts',
  'debt',
  'new-spending',
] as const satisfies readonly SurplusUse[];

export const EMPTY_SPREAD: Spread = { 'tax-cuts': ZERO, debt: ZERO, 'new-spending': ZERO };

export function remainingOf(spread: Spread, surplus: Millions): Millions {
  return differenceOf(surplus, sumOf(Object.values(spread)));
}

/** Gives one use its amount, held between zero and what the two others leave. */
export function allocate(
  spread: Spread,
  surplus: Millions,
  use: SurplusUse,
  amount: Millions,
): Result<Spread, 'no-surplus'> {
  if (surplus <= 0) return refuse('no-surplus');
  const available = remainingOf({ ...spread, [use]: ZERO }, surplus);
  const held = Math.max(0, Math.min(eurosOf(amount), eurosOf(available)));
  return accept({ ...spread, [use]: fromEuros(held) });
}

/** The surplus moves with every vote: a spread made for a larger one shrinks, last use first. */
export function fitTo(spread: Spread, surplus: Millions): Spread {
  let left = Math.max(0, eurosOf(surplus));
  const fitted: Record<SurplusUse, Millions> = { ...EMPTY_SPREAD };
  for (const use of SURPLUS_USES) {
    const held = Math.min(eurosOf(spread[use]), left);
    fitted[use] = fromEuros(held);
    left -= held;
  }
  return fitted;
}
