import { formatCount } from './format.ts';

/** « 1 carte », « 2 cartes ». In French, 0 and 1 are singular. */
export function counted(count: number, singular: string, plural = `${singular}s`): string {
  return `${formatCount(count)}\u00A0${count < 2 ? singular : plural}`;
}

const NUMBERS =
  'une deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize'.split(
    ' ',
  );

/** « une », « neuf », « 17 »: before a feminine noun. */
export function spelledCount(count: number): string {
  return NUMBERS[count - 1] ?? formatCount(count);
}
