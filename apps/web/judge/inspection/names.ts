import { textOf } from './line.ts';
import type { Page } from './links.ts';

/** Names that a page may set beside a number → the numbers a bridge explains; none: only one. */
export type KnownNames = ReadonlyMap<string, readonly number[]>;

type Reading = {
  readonly name: string;
  /** A balance is written with its sign. */
  readonly unit: 'M€' | 'solde' | 'carrés';
  readonly value: number;
  /** Half a unit of the last digit written. */
  readonly rounding: number;
  readonly address: string;
};

/** Cells keep the labels of their document; the log of corrections gives past amounts. */
const LEFT_OUT = /^\/(piece\/|corrections$)/;
/** The tag of an administration stands above the amount of a card, and does not name it. */
const TAGS = /^(État|Sécurité sociale|Collectivités|Dette|Niche fiscale|Recette)$/i;

const NUMBER = String.raw`([+−]?\d{1,3}(?:\u202F\d{3})*(?:,\d+)?)`;
const AMOUNT = new RegExp(String.raw`^${NUMBER}\u00A0(Md€|M€)(?!\p{L})`, 'u');
const SQUARES = new RegExp(String.raw`^${NUMBER}\u00A0(carrés?)(?!\p{L})`, 'u');
/** « Retraites 226 € », above the sheet of 1 000 squares. */
const ON_SHEET = new RegExp(String.raw`^(.+?) ${NUMBER}\u00A0€$`);
/** Their title names the first amount, and the squares just after it. */
const TITLED = /^\/(embed\/)?(ligne|carte)\//;
/** Between the two stand its words, its nature, its year and its source. */
const NEAR = 9;
/** Stands before the title among the texts of a page. */
const TITLE = '\u0001';
const MILLIONS: Readonly<Record<string, number>> = { 'Md€': 1000 };

/** Over all pages: a name with two numbers that no bridge explains. `square` is in millions. */
export function nameFaultsOf(pages: readonly Page[], known: KnownNames, square: number): string[] {
  const readings = pages
    .filter(({ address }) => !LEFT_OUT.test(address))
    .flatMap((page) => readingsOf(page, known));
  return [...Map.groupBy(readings, ({ name }) => name).values()].flatMap((found) => {
    for (const first of found) {
      if (isExplained(first, known)) continue;
      const other = found.find((one) => !agree(first, one, square));
      const where = other && `${written(other)} in ${other.address}`;
      if (where !== undefined || isBridged(first, known)) {
        return [
          `${first.address}: « ${first.name} » is ${written(first)}, and ${where ?? 'others in its bridge'}: no bridge says why`,
        ];
      }
    }
    return [];
  });
}

function written({ value, unit }: Reading): string {
  return `${Math.round(value * 10) / 10} ${unit}`;
}

function isBridged({ name, unit }: Reading, known: KnownNames): boolean {
  return unit === 'M€' && (known.get(name) ?? []).length > 0;
}

function isExplained({ name, unit, value, rounding }: Reading, known: KnownNames): boolean {
  const amounts = known.get(name) ?? [];
  if (unit === 'carrés') return amounts.length > 0;
  return amounts.some((amount) => Math.abs(amount - value) <= rounding + 1e-6);
}

/** To the last digit written, or to two squares: lines share those of a negative neighbour. */
function agree(a: Reading, b: Reading, square: number): boolean {
  const distance = Math.abs(a.value - b.value);
  if (a.unit === b.unit) return distance <= Math.max(a.rounding, b.rounding) + 1e-6;
  if (a.unit === 'solde' || b.unit === 'solde') return true;
  const [squares, amount] = a.unit === 'carrés' ? [a, b] : [b, a];
  return Math.abs(squares.value * square - amount.value) <= 2 * square + amount.rounding;
}

/** A known name followed by a number. */
function readingsOf({ address, html }: Page, known: KnownNames): Reading[] {
  const texts = textsOf(html);
  const start = texts.indexOf(TITLE) + 1;
  const title = TITLED.test(address) ? (texts[start] ?? '') : '';
  const titled = texts.findIndex((text, index) => index > start && AMOUNT.test(text));
  return texts.flatMap((text, index) => {
    const [, amount, unit = ''] = AMOUNT.exec(text) ?? [];
    const [, squares] = SQUARES.exec(text) ?? [];
    const [, onSheet, number] = (address === '/' && ON_SHEET.exec(text)) || [];
    // « Sécurité sociale 484 carrés · 839,5 Md€ ».
    const before = texts[index - (/carrés? ·$/.test(texts[index - 1] ?? '') ? 2 : 1)] ?? '';
    const isTitled = title !== '' && index === titled;
    if (amount !== undefined) {
      return read(isTitled ? title : before, amount, unit);
    }
    if (squares !== undefined && index - titled < NEAR) return read(title, squares, 'carrés');
    return onSheet === undefined ? [] : read(onSheet, number ?? '', 'carrés');
  });

  function read(text: string, number: string, unit: string): Reading[] {
    const name = nameOf(text);
    const isTag = TAGS.test(name) && address.includes('/carte/');
    return known.has(name) && !isTag ? [readingOf(name, number, unit, address)] : [];
  }
}

function readingOf(name: string, number: string, unit: string, address: string): Reading {
  const [, decimals = ''] = number.split(',');
  const factor = MILLIONS[unit] ?? 1;
  const plain = number.replaceAll('\u202F', '').replace(',', '.').replace('−', '-');
  return {
    name,
    unit: unit === 'carrés' ? 'carrés' : /^[+−]/.test(number) ? 'solde' : 'M€',
    value: Number(plain) * factor,
    rounding: unit === 'carrés' ? 0 : (0.5 * factor) / 10 ** decimals.length,
    address,
  };
}

/** The texts of a page, in order; the unit of a large amount is in its own element. */
function textsOf(html: string): string[] {
  return textOf(html.replaceAll(/<\/?small>/g, '').replaceAll('<h1', `|${TITLE}<h1`))
    .split('|')
    .map((text) => text.replaceAll('&#x27;', '’').replaceAll('&amp;', '&').trim())
    .filter((text) => !/^[:·—,.«»\s]*$/u.test(text));
}

/** Without quotation marks, colon nor capital; « TVA » of « « TVA » : que feriez-vous ? ». */
export function nameOf(text: string): string {
  return text
    .replace(/\s»\s:\sque feriez-vous.*$/u, '')
    .replaceAll(/^[«\s]+|[»:,\s]+$/g, '')
    .replaceAll(/\s/g, ' ')
    .toLowerCase();
}
