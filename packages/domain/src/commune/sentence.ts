import { counted } from '../money/counted.ts';
import { formatAmount, formatCount, formatEuros, formatPercent } from '../money/format.ts';
import { bandAt, stratumOf, stratumWords, type Bands } from './band.ts';
import { isOutOfScope, PARIS } from './code.ts';
import {
  amountIn,
  amountsOf,
  lastYearOf,
  type Accounts,
  type Aggregate,
  type Commune,
  type Dated,
  type Intercommunality,
} from './commune.ts';

/** Communes destroyed in 1914-1918, kept without inhabitants. */
export const DESTROYED_VILLAGES = ['55039', '55050', '55139', '55189', '55239', '55307'];
const MAYOTTE = '976';

/** « Ambérieu-en-Bugey dépense 1 304 € par habitant. » */
export function communeTitleOf(commune: Commune): string {
  const year = lastYearOf(commune);
  if (year === undefined) return commune.name;
  const amount = perInhabitant(amountIn(commune, 'depenses', year));
  return year === commune.years.at(-1)
    ? `${commune.name} dépense ${amount}.`
    : `${commune.name} a dépensé ${amount} en ${year}.`;
}

/** « En 2024, Ambérieu-en-Bugey a dépensé 1 304 € par habitant (15 240 habitants), et reçu… » */
export function spendingSentenceOf(commune: Commune): string {
  const year = lastYearOf(commune);
  if (year === undefined) {
    return DESTROYED_VILLAGES.includes(commune.code)
      ? 'Village détruit pendant la Grande Guerre, sans habitant\u00A0: aucun montant par habitant.'
      : (missingSentenceOf(commune) ?? '');
  }
  const of = (aggregate: Aggregate) => amountIn(commune, aggregate, year) ?? 0;
  const people = counted(of('population'), 'habitant');
  return `En ${year}, ${commune.name} a dépensé ${perInhabitant(of('depenses'))} (${people}), et reçu ${formatEuros(of('recettes'))}, emprunts compris.`;
}

/** « La moitié des communes de 100 à 199 habitants sont entre 12 et 34 €. »: never a rank. */
export function bandSentenceOf(
  bands: Bands,
  commune: Commune,
  aggregate: Aggregate,
  of: 'last year' | 'means' = 'last year',
): string | undefined {
  const { code, population, years } = commune;
  const index = of === 'means' ? years.length - 1 : years.indexOf(lastYearOf(commune) ?? 0);
  const band = bandAt(bands, commune, aggregate, index, of === 'means');
  const stratum = stratumOf(code, population[index] ?? 0);
  return (
    stratum &&
    band &&
    `La moitié ${stratumWords(stratum)} sont entre ${formatCount(band.q1)} et ${formatEuros(band.q3)}.`
  );
}

/** Beside each band. */
export const BAND_REASON =
  'Une commune paie plus ou moins selon ce qu’elle fait elle-même et ce que fait son intercommunalité.';

/** « De 2017 à 2024, 245 € de travaux par habitant et par an, en moyenne. » */
export function worksSentenceOf(commune: Commune): string | undefined {
  const { years } = commune;
  const known = amountsOf(commune, 'equipement').filter((value) => value !== undefined);
  if (known.length === 0) return undefined;
  const mean = known.reduce((sum, value) => sum + value, 0) / known.length;
  return `De ${years[0]} à ${years.at(-1)}, ${formatEuros(mean)} de travaux par habitant et par an, en moyenne sur ${counted(known.length, 'an')}.`;
}

/** « Au 31 décembre 2024, il restait à rembourser 503 € par habitant. » */
export function debtSentenceOf(commune: Commune): string | undefined {
  const year = lastYearOf(commune);
  const debt = year && amountIn(commune, 'dette', year);
  if (debt === undefined) return undefined;
  const day = `Au 31\u00A0décembre ${year}`;
  if (debt < 0) return `${day}, la dette publiée est négative\u00A0: ${perInhabitant(debt)}.`;
  return debt === 0
    ? `${day}, il restait moins d’un euro par habitant à rembourser.`
    : `${day}, il restait à rembourser ${perInhabitant(debt)}.`;
}

/** What the gross saving is, never whether it is enough. */
export function savingSentenceOf(commune: Commune): string | undefined {
  const year = lastYearOf(commune);
  const saving = year && amountIn(commune, 'epargne', year);
  if (saving === undefined) return undefined;
  return saving < 0
    ? `En ${year}, les dépenses de fonctionnement ont dépassé les recettes de fonctionnement de ${perInhabitant(-saving)}\u00A0: l’épargne brute est négative.`
    : `En ${year}, une fois payé le fonctionnement, il est resté ${perInhabitant(saving)}\u00A0: c’est l’épargne brute, qui rembourse les emprunts et paie des équipements.`;
}

/** « Taux de taxe foncière voté par la commune : 37,25 % en 2023, 37,25 % en 2024, sans… » */
export function taxRateSentenceOf({ taxRates }: Commune): string | undefined {
  const rates = taxRates.map(
    ({ year, value }) => `${formatPercent(value, { decimals: 2 })} en ${year}`,
  );
  return rates.length === 0
    ? undefined
    : `Taux de taxe foncière sur le bâti voté par la commune\u00A0: ${rates.join(', ')}, sans les taux de l’intercommunalité et des syndicats.`;
}

/** Rounded apart, two equal totals may be one euro away. */
const SAME = 1;

/** Only when the annexed budgets change something. */
export function consolidatedSentenceOf(commune: Commune): string | undefined {
  const { spending, debt } = commune.consolidated;
  if (spending === undefined || debt === undefined) return undefined;
  const changes = ({ value, year }: Dated, aggregate: Aggregate) =>
    Math.abs(value - (amountIn(commune, aggregate, year) ?? value)) > SAME;
  return changes(spending, 'depenses') || changes(debt, 'dette')
    ? `Avec ses budgets annexes (eau, lotissements…)\u00A0: ${formatEuros(spending.value)} de dépenses et ${formatEuros(debt.value)} de dette par habitant, en ${spending.year}.`
    : undefined;
}

/** « Pas de compte publié pour 2024. » */
function missingSentenceOf(accounts: Accounts): string | undefined {
  const spending = amountsOf(accounts, 'depenses');
  const missing = accounts.years.filter((_, index) => spending[index] === undefined);
  return missing.length === 0 ? undefined : `Pas de compte publié pour ${listed(missing)}.`;
}

/** What is negative has no square: « Impôts locaux : −12 € par habitant, … » */
export function negativeSentenceOf({ title, amount }: { title: string; amount: number }) {
  return amount < 0
    ? `${title}\u00A0: ${perInhabitant(amount)}, un montant négatif, qui n’a pas de carré.`
    : undefined;
}

/** What to know of this commune before its amounts; `isGone`: merged since, or under another code. */
export function remarksOf(commune: Commune, isGone: boolean): string[] {
  const { code, jumps, population, years } = commune;
  const last = years.at(-1);
  const since = years.find((_, index) => new Set(population.slice(index)).size === 1);
  return [
    isGone &&
      `Cette commune a fusionné ou changé de code depuis ${last}. Voici ses derniers comptes.`,
    lastYearOf(commune) !== undefined && missingSentenceOf(commune),
    jumps.length > 0 &&
      `Le nombre d’habitants change beaucoup en ${listed(jumps)}\u00A0: fusion, séparation ou recensement. Avant, ces chiffres sont ceux de la commune qui portait ce code.`,
    code === PARIS && 'Paris est à la fois commune et département, et n’a pas de repère.',
    code.startsWith(MAYOTTE) &&
      since !== last &&
      `À Mayotte, la source garde la population de ${since} jusqu’en ${last}\u00A0: les montants par habitant paraissent hauts.`,
  ].filter((one) => typeof one === 'string');
}

/** Why no account is found under a code, or a name. */
export function absentSentenceOf(years: readonly number[], code?: string): string {
  const last = years.at(-1) ?? 0;
  return code !== undefined && isOutOfScope(code)
    ? 'Hors du champ de la source.'
    : `Aucune commune ${code === undefined ? 'de ce nom' : 'sous ce code'} dans les comptes de ${last}. Une commune née en ${last + 1} ou après n’y est pas encore.`;
}

/** « Métropole de Lyon : 58 communes, 1 460 000 habitants. En 2024, elle a dépensé … » */
export function intercommunalitySentenceOf(body: Intercommunality): string {
  const year = lastYearOf(body);
  const { name, members, population } = body;
  const size = `${name}\u00A0: ${counted(members.length, 'commune')}, ${counted(population, 'habitant')}.`;
  if (year === undefined) return size;
  const millions = (aggregate: Aggregate) =>
    formatAmount((amountIn(body, aggregate, year) ?? 0) / 1000);
  const missing = year === body.years.at(-1) ? [] : [missingSentenceOf(body)];
  return [
    size,
    ...missing,
    `En ${year}, avec ses budgets annexes, elle a dépensé ${millions('depenses')}\u202F; au 31\u00A0décembre, elle devait ${millions('dette')}.`,
  ].join(' ');
}

function perInhabitant(euros: number | undefined): string {
  return `${formatEuros(euros ?? 0)} par habitant`;
}

/** « 2020, 2021 et 2022 ». */
function listed(years: readonly number[]): string {
  return years.join(', ').replace(/, (\d+)$/, ' et $1');
}
