import { accept, refuse, type Result } from '../result.ts';

/** What the field and the slider accept: euros per month. */
export const TYPED = { min: 500, max: 20_000, step: 50 } as const;

/** Comma or point, any spacing; a tax may be nil, a pay stays between its bounds. */
export function typedAmountOf(
  text: string,
  { min, max }: { min: number; max: number } = TYPED,
): Result<number, 'not-a-number' | 'out-of-range'> {
  const bare = text.replaceAll(/[\s€]/gu, '').replace(',', '.');
  if (!/^\d+(?:\.\d*)?$/.test(bare)) return refuse('not-a-number');
  const amount = Number(bare);
  return amount >= min && amount <= max ? accept(amount) : refuse('out-of-range');
}
