import { formatCount, formatPercent } from '../money/format.ts';
import { AREA_NAMES, AREAS, type Area } from './area.ts';
import { formatAreaValue, type AreaUnit } from './area-value.ts';

export type AreaReading = {
  readonly year: number;
  /** A value of that year; throws where none is published. */
  readonly read: (unit: AreaUnit, code: string, area: Area) => number;
  /** The total of a later year, in percent of GDP: a table of its own. */
  readonly later: { readonly year: number; readonly read: (area: Area) => number };
};

/** Values of the five areas, always in their fixed order; no cause, no rank. */
export function areaSentencesOf({ year, read, later }: AreaReading): string[] {
  const percents = (unit: AreaUnit, code: string) =>
    inOrder((area) => formatPercent(read(unit, code, area)));
  const ofGdp = (code: string) => listed(sayingGdp(percents('gdp', code)));
  const perHead = (code: string) => listed(inOrder((area) => formatCount(read('pps', code, area))));
  return [
    `En ${year}, la dépense publique rapportée au PIB est de ${listed(percents('gdp', 'TOTAL'))}.`,
    `Par habitant, à pouvoir d’achat égal, elle est de ${perHead('TOTAL')} (standard de pouvoir d’achat).`,
    `Dans les cinq ensembles, la protection sociale prend la plus grande part de la dépense\u00A0: ${listed(percents('share', 'GF10'))}.`,
    `Les dépenses de vieillesse (hors pensions de survivants) font ${ofGdp('GF1002')}.`,
    `La santé, dans les comptes publics, fait ${ofGdp('GF07')}\u202F; par habitant, à pouvoir d’achat égal, ${perHead('GF07')}.`,
    `L’enseignement fait ${ofGdp('GF09')}.`,
    `Les opérations de dette, surtout des intérêts, font ${ofGdp('GF0107')}.`,
    `La défense fait ${ofGdp('GF02')}\u202F; l’ordre et la sécurité publics, ${listed(percents('gdp', 'GF03'))}.`,
    `En ${later.year}, selon les totaux d’avril ${later.year + 1}, la dépense publique rapportée au PIB est de ${listed(inOrder((area) => formatPercent(later.read(area))))}\u202F; le partage par fonction n’est pas encore publié.`,
  ];
}

/** One template for every function and every group, in the fixed order of the areas. */
export function functionSentenceOf(
  title: string,
  year: number,
  percentOf: (area: Area) => number | null,
): string {
  const values = inOrder((area) => formatAreaValue('gdp', percentOf(area)));
  return `${title}, en ${year}\u00A0: ${listed(sayingGdp(values))}.`;
}

/** What follows a value in a sentence. */
const OF_WHAT: Readonly<Record<AreaUnit, string>> = {
  gdp: 'du PIB',
  pps: 'SPA par habitant',
  euros: 'par habitant',
  share: 'de toute la dépense publique',
};

/** The title of a function: France, then the Union, whatever the function and its values. */
export function functionFindingOf(
  title: string,
  { year, unit }: { readonly year: number; readonly unit: AreaUnit },
  valueOf: (area: Area) => number | null,
): string {
  const values = (['FR', 'EU27_2020'] as const).flatMap((area) => {
    const value = valueOf(area);
    return value === null ? [] : [{ text: formatAreaValue(unit, value), area }];
  });
  const words = values.map(({ text, area }, index) =>
    [text, ...(index === 0 ? [OF_WHAT[unit]] : []), AREA_NAMES[area].place].join(' '),
  );
  const name = title.toLowerCase();
  const spending = `En ${year}, la dépense publique ${/^[aeo]/.test(name) ? 'd’' : 'de '}${name}`;
  return words.length === 0
    ? `${spending} n’est pas disponible`
    : `${spending} fait ${words.join(', ')}`;
}

/** « 7,0 % en Allemagne », and so on: no sentence has another order. */
function inOrder(wordsOf: (area: Area) => string): string[] {
  return AREAS.map((area) => `${wordsOf(area)} ${AREA_NAMES[area].place}`);
}

/** The first percentage says « du PIB » for all. */
function sayingGdp(percents: readonly string[]): string[] {
  const first = percents.findIndex((text) => text.includes('%'));
  return percents.map((text, index) => (index === first ? text.replace('%', '% du PIB') : text));
}

/** « A, B et C ». */
function listed(texts: readonly string[]): string {
  const last = texts.length - 1;
  return texts.map((text, index) => separatorOf(index, last) + text).join('');
}

function separatorOf(index: number, last: number): string {
  if (index === 0) return '';
  return index === last ? ' et ' : ', ';
}
