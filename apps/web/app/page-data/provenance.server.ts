import type { BuiltCard } from '#dataset/built.ts';
import { readEdition, readKnownDetail } from '#dataset/read.server.ts';

/** « Budget 2025 », or « Chiffre de 2023 » where the last account read is older. */
export function yearWordsOf({ lineIds }: Pick<BuiltCard, 'lineIds'>): string {
  const { year } = readEdition();
  const years = new Set(
    lineIds.map(readKnownDetail).flatMap(({ vintage, mixture }) => {
      const [, own] = /_(20\d\d)$/.exec(vintage) ?? [];
      return own === undefined ? (mixture?.years ?? []).map(({ kind }) => kind) : [Number(own)];
    }),
  );
  if (years.size === 0 || (years.size === 1 && years.has(year))) return `Budget ${year}`;
  return `${years.size > 1 ? 'Chiffres' : 'Chiffre'} de ${[...years].toSorted((a, b) => a - b).join(' et ')}`;
}
