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
  const pages = new Set(formula.flatMap(({ cell }) => cell?.page ?? []));
  const read = readPieces().pieces.filter(({ page }) => pages.has(page));
  const found = [
    ...read.map(({ source }) => source.producer),
    ...children.flatMap(({ id }) => namesOf(readKnownDetail(id))),
  ];
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
  return `${years.size > 1 ? 'Chiffres' : 'Chiffre'} de ${[...years].toSorted((a, b) => a - b).join(' et ')}`;
}
