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

/** The sentences of « Au fil du temps », by id, written again from the cells. */
export function timeSentencesOf(time: OverTime): Map<string, string> {
  const { series, lastYear, shareOf, line } = time;
  const first = series.spending.first;
  const spending = shareOf(series.spending);
  const revenue = shareOf(series.revenue);
  const interest = shareOf(series.interest);
  const benefits = shareOf(time.benefits);
  const investment = shareOf(series.investment);
  const received = (amounts: Series) => percentOf(amounts, series.levies);
  const shares = (code: string) => {
    const share = line(functionSharePlace(code)).series;
    return `${number(share, functionStart)} à ${percent(share, functionEnd)}`;
  };
  const functionYears = pointsOf(line(functionSharePlace('GF10')).series);
  const functionStart = functionYears[0]?.year ?? 0;
  const functionEnd = functionYears.at(-1)?.year ?? 0;
  const since = series.stateSpending.first;
  const debtSince = series.debtShare.first;
  return new Map([
    [
      'depenses',
      `De ${first} à ${lastYear}, la dépense publique rapportée au PIB a été la plus basse en ${inYear(lowestOf(spending))} et la plus haute en ${inYear(highestOf(spending))}\u202F; elle est de ${percent(spending, lastYear)} en ${lastYear}.`,
    ],
    [
      'recettes',
      `Les recettes publiques ont été les plus hautes en ${inYear(highestOf(revenue), ' du PIB')} et les plus basses en ${inYear(lowestOf(revenue))}\u202F; elles sont de ${percent(revenue, lastYear)} en ${lastYear}.`,
    ],
    ['excedents', surplusSentence(series.balance)],
    ['besoins', deficitSentence(shareOf(series.balance), lastYear)],
    ['baisses', fallSentence(time)],
    [
      'interets',
      `Les intérêts versés ont été les plus bas en ${inYear(lowestOf(interest), ' du PIB')} et les plus hauts en ${inYear(highestOf(interest))}\u202F; ils sont de ${percent(interest, lastYear)} en ${lastYear}, soit ${formatAmount(valueAt(series.interest, lastYear) ?? 0)}.`,
    ],
    [
      'prestations',
      `Les prestations sociales, en espèces et en nature, font ${percent(benefits, first)} du PIB en ${first} et ${percent(benefits, lastYear)} en ${lastYear}.`,
    ],
    [
      'investissement',
      `L’investissement public (formation brute de capital fixe) a été le plus haut en ${inYear(highestOf(investment), ' du PIB')} et le plus bas en ${inYear(lowestOf(investment))}\u202F; il est de ${percent(investment, lastYear)} en ${lastYear}.`,
    ],
    [
      'prelevements',
      `Les prélèvements obligatoires ont été les plus bas en ${inYear(lowestOf(series.leviesShare), ' du PIB')} et les plus hauts en ${inYear(highestOf(series.leviesShare))}\u202F; ils sont de ${percent(series.leviesShare, lastYear)} en ${lastYear}.`,
    ],
    [
      'beneficiaires',
      `La part des prélèvements obligatoires reçue par l’État est passée de ${percent(received(series.stateLevies), since)} en ${since} à ${percent(received(series.stateLevies), lastYear)} en ${lastYear}, celle des administrations de sécurité sociale de ${fromTo(received(series.socialLevies), since, lastYear)}, celle des administrations locales de ${fromTo(received(series.localLevies), since, lastYear)}.`,
    ],
    [
      'sous_secteurs',
      `Entre ${since} et ${lastYear}, les dépenses de l’État sont passées de ${number(series.stateShare, since)} à ${percent(series.stateShare, lastYear)} du PIB, celles des administrations locales de ${number(series.localShare, since)} à ${percent(series.localShare, lastYear)}, celles de la sécurité sociale de ${number(series.socialShare, since)} à ${percent(series.socialShare, lastYear)}, versements entre administrations compris.`,
    ],
    [
      'dette',
      `La dette publique faisait ${percent(series.debtShare, debtSince)} du PIB à la fin de ${debtSince} et ${percent(series.debtShare, lastYear)} à la fin de ${lastYear}${highestOf(series.debtShare)?.year === lastYear ? ', le plus haut niveau de cette période' : ''}.`,
    ],
    [
      'fonctions',
      `De ${functionStart} à ${functionEnd}, la santé est passée de ${shares('GF07').replace(/%$/, '% du PIB')}, l’enseignement de ${shares('GF09')}, la défense de ${shares('GF02')}, la protection sociale de ${shares('GF10')}.`,
    ],
  ]);
}

function percent(series: Series, year: number): string {
  return formatPercent(valueAt(series, year) ?? Number.NaN);
}

function number(series: Series, year: number): string {
  return formatCount(valueAt(series, year) ?? Number.NaN, { decimals: 1 });
}

function fromTo(series: Series, from: number, to: number): string {
  return `${percent(series, from)} à ${percent(series, to)}`;
}

/** « 1960 (35,8 %) ». */
function inYear(point: Point | undefined, unit = ''): string {
  return point === undefined ? '' : `${point.year} (${formatPercent(point.value)}${unit})`;
}

function surplusSentence(balance: Series): string {
  const points = pointsOf(balance);
  const years = points.filter(({ value }) => value > 0).map(({ year }) => year);
  const runs = runsOf(years).map(([from, to]) =>
    from === to ? `en ${from}` : `de ${from} à ${to}`,
  );
  return `Les comptes publics ont été en excédent ${years.length} années sur ${points.length}\u00A0: ${listed(runs)}.`;
}

function deficitSentence(share: Series, lastYear: number): string {
  const [first, second, third] = pointsOf(share)
    .map(({ year, value }) => ({ year, value: -value }))
    .toSorted((a, b) => b.value - a.value);
  return `Le plus fort besoin de financement rapporté au PIB est celui de ${inYear(first)}, devant ${inYear(second)} et ${inYear(third)}\u202F; il est de ${formatPercent(-(valueAt(share, lastYear) ?? 0))} en ${lastYear}.`;
}

/** In percent: a fall too small for one decimal is listed apart, with two. */
const SMALL_FALL = 0.1;

function fallSentence(time: OverTime): string {
  const { spending } = time.series;
  const falls = fallsOf(constantOf(time, spending));
  const clear = falls.filter(({ value }) => value >= SMALL_FALL).map((fall) => fallWords(fall, 1));
  const small = falls.filter(({ value }) => value < SMALL_FALL).map((fall) => fallWords(fall, 2));
  const nominal = fallsOf(spending).map(({ year }) => `en ${year}`);
  const current = nominal.length === 0 ? 'n’a baissé aucune année' : `a baissé ${listed(nominal)}`;
  const aside = small.length === 0 ? '' : ` (et ${listed(small)})`;
  return `En euros courants, la dépense publique ${current} depuis ${spending.first}\u202F; corrigée des prix à la consommation, elle a baissé ${listed(clear)}${aside}.`;
}

function fallWords({ year, value }: Point, decimals: number): string {
  return `de ${formatPercent(value, { decimals })} en ${year}`;
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
function listed(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} et ${last}`;
}
