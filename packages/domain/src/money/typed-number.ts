import { accept, refuse, type Result } from '../result.ts';

/** What a visitor types: comma or point, any spacing, with or without « € ». */
export function typedNumberOf(
  text: string,
  { min, max }: { readonly min: number; readonly max: number },
): Result<number, 'not-a-number' | 'out-of-range'> {
  const bare = text.replaceAll(/[\s€]/gu, '').replace(',', '.');
  if (!/^\d+(?:\.\d*)?$/.test(bare)) return refuse('not-a-number');
  const number = Number(bare);
  return number >= min && number <= max ? accept(number) : refuse('out-of-range');
}
