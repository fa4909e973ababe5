import { formatAmount, formatCount, formatPercent } from '@nosmilliards/domain/money/format';
import {
  highestOf,
  lowestOf,
  percentOf,
  pointsOf,
  valueAt,
  type Point,
  type Series,
} from '@nosmilliards/domain/series/series';
import { constantOf, functionSharePlace, type OverTime } from './over-time.ts';

/** Words that lead to the cell of a year, in the row where they were read. */
type ReadWords = { readonly text: string; readonly place: string; readonly year: number };
export type SentencePart = string | ReadWords;

export function textOf(sentence: readonly SentencePart[]): string {
  return sentence.map((part) => (typeof part === 'string' ? part : part.text)).join('');
}

/** What is read in a row: its values, or those computed from them. */
type Read = { readonly series: Series; readonly place: string };

/** The sentences of « Au fil du temps », by id, written again from the cells. */
export function timeSentencesOf(time: OverTime): Map<string, SentencePart[]> {
  const { series, places, lastYear, shareOf, line } = time;
  const first = series.spending.first;
  const own = (name: keyof typeof places): Read => ({ series: series[name], place: places[name] });
  const shareOfGdp = (name: keyof typeof places): Read => ({
    series: shareOf(series[name]),
    place: places[name],
  });
  const shareOfLevies = (name: keyof typeof places): Read => ({
    series: percentOf(series[name], series.levies),
    place: places[name],
  });
  const spending = shareOfGdp('spending');
  const revenue = shareOfGdp('revenue');
  const interest = shareOfGdp('interest');
  const investment = shareOfGdp('investment');
  const levies = own('leviesShare');
  const debt = own('debtShare');
  // The cell is that of the benefits in cash.
  const benefits: Read = { series: shareOf(time.benefits), place: places.cashBenefits };
  const functionShare = (code: string): Read => {
    const place = functionSharePlace(code);
    return { series: line(place).series, place };
  };
  const functionYears = pointsOf(functionShare('GF10').series);
  const functionStart = functionYears[0]?.year ?? 0;
  const functionEnd = functionYears.at(-1)?.year ?? 0;
  const since = series.stateSpending.first;
  const debtSince = series.debtShare.first;
  const shares = (code: string, unit = '') => {
    const share = functionShare(code);
    return said`${number(share, functionStart)} à ${percent(share, functionEnd)}${unit}`;
  };
  const sector = (share: Read) => said`${number(share, since)} à ${percent(share, lastYear)}`;
  const part = (share: Read) => said`${percent(share, since)} à ${percent(share, lastYear)}`;
  const state = shareOfLevies('stateLevies');
  return new Map([
    [
      'depenses',
      said`De ${first} à ${lastYear}, la dépense publique rapportée au PIB a été la plus basse en ${lowest(spending)} et la plus haute en ${highest(spending)}\u202F; elle est de ${percent(spending, lastYear)} en ${lastYear}.`,
    ],
    [
      'recettes',
      said`Les recettes publiques ont été les plus hautes en ${highest(revenue, ' du PIB')} et les plus basses en ${lowest(revenue)}\u202F; elles sont de ${percent(revenue, lastYear)} en ${lastYear}.`,
    ],
    ['excedents', surplusSentence(own('balance'))],
    ['besoins', deficitSentence(shareOfGdp('balance'), lastYear)],
    ['baisses', fallSentence(time)],
    [
      'interets',
      said`Les intérêts versés ont été les plus bas en ${lowest(interest, ' du PIB')} et les plus hauts en ${highest(interest)}\u202F; ils sont de ${percent(interest, lastYear)} en ${lastYear}, soit ${read(own('interest'), lastYear, formatAmount)}.`,
    ],
    [
      'prestations',
      said`Les prestations sociales, en espèces et ${{ text: 'en nature', place: places.benefitsInKind, year: lastYear }}, font ${percent(benefits, first)} du PIB en ${first} et ${percent(benefits, lastYear)} en ${lastYear}.`,
    ],
    [
      'investissement',
      said`L’investissement public (formation brute de capital fixe) a été le plus haut en ${highest(investment, ' du PIB')} et le plus bas en ${lowest(investment)}\u202F; il est de ${percent(investment, lastYear)} en ${lastYear}.`,
    ],
    [
      'prelevements',
      said`Les prélèvements obligatoires ont été les plus bas en ${lowest(levies, ' du PIB')} et les plus hauts en ${highest(levies)}\u202F; ils sont de ${percent(levies, lastYear)} en ${lastYear}.`,
    ],
    [
      'beneficiaires',
      said`La part des prélèvements obligatoires reçue par l’État est passée de ${percent(state, since)} en ${since} à ${percent(state, lastYear)} en ${lastYear}, celle des administrations de sécurité sociale de ${part(shareOfLevies('socialLevies'))}, celle des administrations locales de ${part(shareOfLevies('localLevies'))}.`,
    ],
    [
      'sous_secteurs',
      said`Entre ${since} et ${lastYear}, les dépenses de l’État sont passées de ${sector(own('stateShare'))} du PIB, celles des administrations locales de ${sector(own('localShare'))}, celles de la sécurité sociale de ${sector(own('socialShare'))}, versements entre administrations compris.`,
    ],
    [
      'dette',
      said`La dette publique faisait ${percent(debt, debtSince)} du PIB à la fin de ${debtSince} et ${percent(debt, lastYear)} à la fin de ${lastYear}${highestOf(debt.series)?.year === lastYear ? ', le plus haut niveau de cette période' : ''}.`,
    ],
    [
      'fonctions',
      said`De ${functionStart} à ${functionEnd}, la santé est passée de ${shares('GF07', ' du PIB')}, l’enseignement de ${shares('GF09')}, la défense de ${shares('GF02')}, la protection sociale de ${shares('GF10')}.`,
    ],
  ]);
}

type Said = string | number | ReadWords | readonly SentencePart[];

/** A template whose values keep their cells. */
function said(texts: TemplateStringsArray, ...values: readonly Said[]): SentencePart[] {
  return texts.flatMap((text, index) => {
    const value = values[index] ?? '';
    return [text, ...(typeof value === 'number' ? [`${value}`] : [value].flat())];
  });
}

function read(
  { series, place }: Read,
  year: number,
  written: (value: number) => string,
): ReadWords {
  return { text: written(valueAt(series, year) ?? Number.NaN), place, year };
}

function percent(from: Read, year: number): ReadWords {
  return read(from, year, formatPercent);
}

function number(from: Read, year: number): ReadWords {
  return read(from, year, (value) => formatCount(value, { decimals: 1 }));
}

function highest(from: Read, unit = ''): SentencePart[] {
  return inYear(from.place, highestOf(from.series), unit);
}

function lowest(from: Read, unit = ''): SentencePart[] {
  return inYear(from.place, lowestOf(from.series), unit);
}

/** « 1960 (35,8 %) ». */
function inYear(place: string, point: Point | undefined, unit = ''): SentencePart[] {
  if (point === undefined) return [];
  const { year, value } = point;
  return said`${year} (${{ text: formatPercent(value), place, year }}${unit})`;
}

function surplusSentence({ series, place }: Read): SentencePart[] {
  const points = pointsOf(series);
  const years = points.filter(({ value }) => value > 0).map(({ year }) => year);
  const cell = (year: number): ReadWords => ({ text: `${year}`, place, year });
  const runs = runsOf(years).map(([from, to]) =>
    from === to ? said`en ${cell(from)}` : said`de ${cell(from)} à ${cell(to)}`,
  );
  return said`Les comptes publics ont été en excédent ${years.length} années sur ${points.length}\u00A0: ${listed(runs)}.`;
}

function deficitSentence({ series, place }: Read, lastYear: number): SentencePart[] {
  const deficits = pointsOf(series).map(({ year, value }) => ({ year, value: -value }));
  const [first, second, third] = deficits
    .toSorted((a, b) => b.value - a.value)
    .map((point) => inYear(place, point));
  const last = read({ series, place }, lastYear, (value) => formatPercent(-value));
  return said`Le plus fort besoin de financement rapporté au PIB est celui de ${first ?? ''}, devant ${second ?? ''} et ${third ?? ''}\u202F; il est de ${last} en ${lastYear}.`;
}

/** In percent: a fall too small for one decimal is listed apart, with two. */
const SMALL_FALL = 0.1;

function fallSentence(time: OverTime): SentencePart[] {
  const { spending } = time.series;
  const place = time.places.spending;
  const falls = fallsOf(constantOf(time, spending));
  const words = (fall: Point, decimals: number) => {
    const text = formatPercent(fall.value, { decimals });
    return said`de ${{ text, place, year: fall.year }} en ${fall.year}`;
  };
  const clear = falls.filter(({ value }) => value >= SMALL_FALL).map((fall) => words(fall, 1));
  const small = falls.filter(({ value }) => value < SMALL_FALL).map((fall) => words(fall, 2));
  const nominal = fallsOf(spending).map(({ year }) => said`en ${year}`);
  const current =
    nominal.length === 0 ? 'n’a baissé aucune année' : said`a baissé ${listed(nominal)}`;
  const aside = small.length === 0 ? '' : said` (et ${listed(small)})`;
  return said`En euros courants, la dépense publique ${current} depuis ${spending.first}\u202F; corrigée des prix à la consommation, elle a baissé ${listed(clear)}${aside}.`;
}

/** The years below the year before, with the fall in percent. */
function fallsOf(series: Series): Point[] {
  const points = pointsOf(series);
  return points.flatMap(({ year, value }, index) => {
    const before = points[index - 1]?.value ?? value;
    return value < before ? [{ year, value: (1 - value / before) * 100 }] : [];
  });
}

/** Consecutive years, as first and last. */
function runsOf(years: readonly number[]): [from: number, to: number][] {
  const runs: [number, number][] = [];
  for (const year of years) {
    const run = runs.at(-1);
    if (run !== undefined && run[1] === year - 1) run[1] = year;
    else runs.push([year, year]);
  }
  return runs;
}

/** « a, b et c ». */
function listed(items: readonly SentencePart[][]): SentencePart[] {
  return items.flatMap((item, index) => {
    if (index === 0) return item;
    return [index === items.length - 1 ? ' et ' : ', ', ...item];
  });
}
