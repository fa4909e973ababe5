import type { BuiltCard, BuiltDetail } from '#dataset/built.ts';
import { readEdition, readKnownDetail, readPieces } from '#dataset/read.server.ts';

/** The source of a line that the edition computes from others. */
const COMPUTED = 'calcul-nos-milliards';
const MOST_NAMED = 2;

/** Who published the figures: a sum of official lines is not an official figure of this site. */
export function producersOf(detail: BuiltDetail): string {
  const names = [...new Set(namesOf(detail))];
  const others = names.length - MOST_NAMED;
  return others > 0
    ? `${names.slice(0, MOST_NAMED).join(', ')} et ${others} ${others > 1 ? 'autres' : 'autre'}`
    : names.join(' et ');
}

function namesOf({ line, sourceEntry, formula, children }: BuiltDetail): string[] {
  if (line.source !== COMPUTED) return [sourceEntry.producer];
  const read = formula.flatMap(({ cell, lineId }) => {
    const piece = readPieces().pieces.find(({ page }) => page === cell?.page);
    if (lineId !== undefined) return namesOf(readKnownDetail(lineId));
    return piece === undefined ? [] : [piece.source.producer];
  });
  const below = children.flatMap(({ id }) => namesOf(readKnownDetail(id)));
  const found = [...read, ...(read.length > 0 ? [] : below)];
  return found.length > 0 ? found : [sourceEntry.producer];
}

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
  return `${years.size > 1 ? 'Chiffres' : 'Chiffre'} de ${[...years].toSorted().join(' et ')}`;
}
