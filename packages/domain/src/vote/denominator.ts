import { formatCount, formatEuros } from '../money/format.ts';
import { eurosOf, magnitudeOf, type Millions } from '../money/money.ts';

/** The public of an amount: how many they are, who counted them and when. */
export type Denominator = {
  /** « retraité », « retraités ». */
  readonly unit: string;
  readonly units: string;
  readonly period: 'mois' | 'an';
  readonly count: number;
  /** Significant digits of the count, as it was read. */
  readonly digits: number;
  readonly producer: string;
  readonly date: string;
  /** Shown with the sentence, which is not allowed without it. */
  readonly note?: string;
  /** The part of the amount that they share, when it is not all of it. */
  readonly part?: { readonly name: string; readonly amount: Millions };
};

/** « soit 181 € par mois et par retraité » in two parts, to be read « en moyenne », and its count. */
export type UnitSentence = {
  readonly start: string;
  readonly strong: string;
  readonly source: string;
};

const MONTHS = 12;
const MILLION = 1e6;
const HUNDRED = 100;
/** From this many euros on, none of the decimals is written. */
const WHOLE_EUROS = 10;
/** A count read with fewer digits gives an approximate amount. */
const SURE_DIGITS = 3;

/** The effect in euros, whatever the percentage: a group may be held by the limits of its cards. */
export function unitSentenceOf(
  impact: Millions,
  amount: Millions,
  denominator: Denominator,
): UnitSentence {
  const { unit, period, count, digits, part } = denominator;
  const shared = eurosOf(magnitudeOf(impact)) * (part ? part.amount / amount : 1);
  const euros = significant(shared / count / (period === 'mois' ? MONTHS : 1), digits);
  const about = digits < SURE_DIGITS && euros >= 1 ? 'environ ' : '';
  return {
    start: `${part ? `${part.name}, ` : ''}soit ${about}`,
    strong: `${euroWords(euros)} par ${period} et par ${unit}`,
    source: countWordsOf(denominator),
  };
}

function euroWords(euros: number): string {
  if (euros < 1) return 'moins d’un euro';
  const tenths = Math.round(euros * 10) / 10;
  return formatEuros(euros, { decimals: tenths < WHOLE_EUROS ? 1 : 0 });
}

/** « 18,1 millions de retraités, Drees, fin 2023 », « 384 900 jeunes suivis, Drees, fin 2023 ». */
export function countWordsOf({ producer, date, ...counted }: Denominator): string {
  return `${numberWords(counted)}, ${producer}, ${date}`;
}

function numberWords({ count, digits, units }: Pick<Denominator, 'count' | 'digits' | 'units'>) {
  if (count < MILLION) return `${formatCount(Math.round(count / HUNDRED) * HUNDRED)}\u00A0${units}`;
  const millions = significant(count / MILLION, digits);
  const [, fraction = ''] = String(millions).split('.');
  const noun = millions < 2 ? 'million' : 'millions';
  return `${formatCount(millions, { decimals: fraction.length })}\u00A0${noun} ${ofWords(units)}`;
}

/** « d’élèves », « d’habitants »: no unit begins with an aspirate h. */
function ofWords(units: string): string {
  return /^[aeiouhàâéèêîôû]/i.test(units) ? `d’${units}` : `de ${units}`;
}

function significant(value: number, digits: number): number {
  return Number(value.toPrecision(digits));
}
