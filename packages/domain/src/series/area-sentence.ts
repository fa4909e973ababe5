import { formatCount, formatPercent } from '../money/format.ts';
import { AREA_NAMES, AREAS, type Area } from './area.ts';
import { formatAreaValue, type AreaUnit } from './area-value.ts';

export type AreaReading = {
  readonly year: number;
  /** A value of that year; throws where none is published. */
  readonly read: (unit: AreaUnit, code: string, area: Area) => number;
  /** The total of a later year, in percent of GDP, for any country: a table of its own. */
  readonly later: { readonly year: number; readonly read: (country: string) => number };
};

const COUNTRIES = ['DE', 'FR', 'IT', 'ES'] as const;

/** Values, a highest and a lowest; no cause, no rank. */
export function areaSentencesOf({ year, read, later }: AreaReading): string[] {
  const percents = (code: string, areas: readonly Area[]) =>
    areas.map((area) => `${formatPercent(read('gdp', code, area))} ${AREA_NAMES[area].place}`);
  const ofGdp = (code: string, areas: readonly Area[]) => sayingGdp(percents(code, areas));
  const pps = (code: string, area: Area) => formatCount(read('pps', code, area));
  const share = (area: Area) => formatPercent(read('share', 'GF10', area));
  const total = (country: string) => formatPercent(later.read(country));
  const social = rangeOf(AREAS, (area) => read('share', 'GF10', area));
  const order = rangeOf(COUNTRIES, (area) => read('gdp', 'GF03', area));
  const perHead = (['DE', 'FR', 'EU27_2020', 'IT', 'ES'] as const).map(
    (area) => `${pps('TOTAL', area)} ${AREA_NAMES[area].place}`,
  );
  return [
    `En ${year}, la dépense publique rapportée au PIB est de ${listed(percents('TOTAL', ['FR', 'IT', 'DE', 'ES', 'EU27_2020']))}.`,
    `Par habitant, à pouvoir d’achat égal, elle est de ${listed(perHead)} (standard de pouvoir d’achat).`,
    `Dans les cinq ensembles, la protection sociale prend la plus grande part\u00A0: de ${share(social.lowest)} de la dépense (${AREA_NAMES[social.lowest].name}) à ${share(social.highest)} (${AREA_NAMES[social.highest].name})\u202F; ${share('FR')} en France.`,
    `Les dépenses de vieillesse (hors pensions de survivants) font ${listed(ofGdp('GF1002', ['IT', 'FR', 'ES', 'DE']))}\u202F; ${listed(percents('GF1002', ['EU27_2020']))}.`,
    `La santé payée par le public fait ${ofGdp('GF07', ['FR', 'DE', 'IT', 'ES']).join(', ')}\u202F; par habitant, à pouvoir d’achat égal, l’Allemagne (${pps('GF07', 'DE')}) et la France (${pps('GF07', 'FR')}) sont proches.`,
    `L’enseignement fait ${listed(ofGdp('GF09', ['FR', 'EU27_2020', 'DE', 'ES', 'IT']))}.`,
    `Les opérations de dette, surtout des intérêts, font ${listed(ofGdp('GF0107', ['IT', 'ES', 'FR', 'DE']))}\u202F; ${listed(percents('GF0107', ['EU27_2020']))}.`,
    `La défense fait ${ofGdp('GF02', ['FR', 'DE', 'IT', 'ES']).join(', ')}\u202F; l’ordre et la sécurité publics, de ${formatCount(read('gdp', 'GF03', order.lowest), { decimals: 1 })} à ${formatPercent(read('gdp', 'GF03', order.highest))} dans les quatre pays.`,
    `En ${later.year}, selon les totaux d’avril ${later.year + 1}, la dépense publique rapportée au PIB est de ${total('FI')} en Finlande, ${total('FR')} en France, ${total('AT')} en Autriche, ${total('IT')} en Italie, ${total('DE')} en Allemagne, ${total('ES')} en Espagne et ${total('EU27_2020')} dans l’Union\u202F; le partage par fonction n’est pas encore publié.`,
  ];
}

/** One template for every function and every group, in the fixed order of the areas. */
export function functionSentenceOf(
  title: string,
  year: number,
  percentOf: (area: Area) => number | null,
): string {
  const values = AREAS.map(
    (area) => `${formatAreaValue('gdp', percentOf(area))} ${AREA_NAMES[area].place}`,
  );
  return `${title}, en ${year}\u00A0: ${listed(sayingGdp(values))}.`;
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

function rangeOf<One extends Area>(areas: readonly One[], valueOf: (area: One) => number) {
  return {
    lowest: areas.reduce((best, area) => (valueOf(area) < valueOf(best) ? area : best)),
    highest: areas.reduce((best, area) => (valueOf(area) > valueOf(best) ? area : best)),
  };
}
