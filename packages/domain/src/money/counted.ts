import { formatCount } from './format.ts';

/** « 1 carte », « 2 cartes ». In French, 0 and 1 are singular. */
export function counted(count: number, singular: string, plural = `${singular}s`): string {
  return `${formatCount(count)}\u00A0${count < 2 ? singular : plural}`;
}
