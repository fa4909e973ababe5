import type { PlayedVotes } from '../game/deal.ts';
import { deckInPlay, type Edition } from '../game/edition.ts';
import { counted } from '../money/counted.ts';
import { formatAmount, formatCount, speakAmount } from '../money/format.ts';
import { magnitudeOf, millions, roundHalfAway, sumOf, type Millions } from '../money/money.ts';
import { groupedBy } from '../list.ts';
import { shortChoiceWords } from '../vote/choice-words.ts';
import { balanceOf, type Ledger } from '../vote/ledger.ts';
import { heldChoiceOf, recordCountOf, toldOf, type Told, type VoteRecord } from './decisions.ts';
import { foremostOf, largestFirst } from './outcome.ts';
import type { Teller } from './result-sentence.ts';

const PARTS = ['revenueMore', 'revenueLess', 'spendingLess', 'spendingMore'] as const;
type PartName = (typeof PARTS)[number];

/** Decisions that move money the same way. */
export type Part = {
  readonly amount: Millions;
  /** Largest first. */
  readonly records: readonly VoteRecord[];
};

/** A ballot as its author would tell it: what is asked of revenue, taken from spending, added to it. */
export type Portrait = {
  readonly parts: Readonly<Record<PartName, Part>>;
  readonly initialBalance: Millions;
  readonly balance: Millions;
  /** « En 3 décisions sur 16 »; empty for a whole game. */
  readonly scope: string;
  /** « 16 décisions », when each of them is kept; `null` otherwise. */
  readonly allKept: string | null;
};

/** A text, or an amount, which a screen sets in another font and a voice spells. */
export type Piece = string | { readonly text: string; readonly spoken: string };
export type PortraitSentence = {
  readonly text: string;
  readonly spoken: string;
  readonly pieces: readonly Piece[];
};

/** `null` without a vote. Read from the votes alone: whoever receives them reads the same. */
export function portraitOf(votes: PlayedVotes, edition: Edition): Portrait | null {
  const { ledger } = votes;
  if (ledger.size === 0) return null;
  const { baseline } = edition;
  const told = toldOf(votes, edition);
  const records = groupedBy(
    told.changes.filter(({ impact }) => impact !== 0),
    partOf,
  );
  const partNamed = (name: PartName): Part => {
    const own = largestFirst(records.get(name) ?? []);
    return { amount: magnitudeOf(sumOf(own.map(({ impact }) => impact))), records: own };
  };
  return {
    parts: {
      revenueMore: partNamed('revenueMore'),
      revenueLess: partNamed('revenueLess'),
      spendingLess: partNamed('spendingLess'),
      spendingMore: partNamed('spendingMore'),
    },
    initialBalance: baseline.balance,
    balance: balanceOf(ledger, baseline),
    scope: isWhole(told, ledger, edition) ? '' : scopeOf(told, ledger, edition),
    allKept: told.isAllKept ? recordCountOf(told.kept) : null,
  };
}

/** « Vous ajoutez 34 Md€ de recettes, retirez 23 Md€ de dépenses et en remettez 12 ailleurs. » */
export function portraitSentenceOf(portrait: Portrait, teller: Teller): PortraitSentence {
  const { scope, allKept } = portrait;
  const words = WORDS[teller];
  const told = clausesOf(portrait, teller);
  const pieces =
    told.length > 0
      ? told
      : allKept === null
        ? [words.nothing]
        : [words.keep, { text: allKept, spoken: allKept }, KEPT];
  const start = scope === '' ? '' : `${scope}, `;
  const all = elided([start, ...pieces, '.']);
  return {
    text: textOf(all),
    spoken: all.map((piece) => (typeof piece === 'string' ? piece : piece.spoken)).join(''),
    pieces: all,
  };
}

/** « Surtout : niches fiscales −20 %, retraites −3 %. »: the largest of each part; empty without one. */
export function mostlyOf({ parts }: Portrait): string {
  const changes = PARTS.flatMap((name) => parts[name].records);
  const largest = largestFirst(PARTS.flatMap((name) => parts[name].records.slice(0, 1)));
  return namedWords(changes.length === 1 ? 'Un seul changement' : 'Surtout', largest);
}

/** « Mes plus grands choix : … »: those that the image and the letter list; empty without one. */
export function foremostWordsOf({ changes }: Told, count: number): string {
  const foremost = foremostOf(largestFirst(changes), count);
  return namedWords(
    changes.length === 1 ? 'Un seul changement' : 'Mes plus grands choix',
    foremost,
  );
}

function namedWords(start: string, records: readonly VoteRecord[]): string {
  if (records.length === 0) return '';
  const named = records.map(shortRecordWords);
  // « Économie, culture, Europe » has commas of its own.
  const between = records.some(({ title }) => title.includes(', ')) ? '\u202F; ' : ', ';
  return `${start}\u00A0: ${named.join(between)}.`;
}

/** Where the money comes from, and where it goes: two rows of one total. */
export type Flow = {
  readonly kind: PartName | 'borrowedMore' | 'deficitLess' | 'surplus';
  readonly amount: Millions;
  readonly records: readonly VoteRecord[];
};
export type Flows = {
  readonly from: readonly Flow[];
  readonly to: readonly Flow[];
  /** Of each of the two. */
  readonly total: Millions;
};

/** For an edition that starts in deficit. */
export function flowsOf({ parts, initialBalance, balance }: Portrait): Flows {
  const deficit = millions(Math.min(0, balance));
  const from = [
    { kind: 'revenueMore', ...parts.revenueMore } as const,
    { kind: 'spendingLess', ...parts.spendingLess } as const,
    restOf('borrowedMore', initialBalance - deficit),
  ].filter(({ amount }) => amount > 0);
  const to = [
    { kind: 'spendingMore', ...parts.spendingMore } as const,
    { kind: 'revenueLess', ...parts.revenueLess } as const,
    restOf('deficitLess', deficit - initialBalance),
    restOf('surplus', balance),
  ].filter(({ amount }) => amount > 0);
  return { from, to, total: sumOf(from.map(({ amount }) => amount)) };
}

function restOf(kind: Flow['kind'], amount: number): Flow {
  return { kind, amount: millions(Math.max(0, amount)), records: [] };
}

/** « retraites −3 % », « niches fiscales (suppression) ». */
function shortRecordWords(record: VoteRecord): string {
  const choice = shortChoiceWords(heldChoiceOf(record));
  return `${nameInSentence(record)} ${record.type === 'remove' ? `(${choice})` : choice}`;
}

/**
 * « retraites », « TVA »: the name of a line may be a proper noun and keeps its capital; those of
 * cards and decisions are checked by a test.
 */
export function nameInSentence({ kind, title }: Pick<VoteRecord, 'kind' | 'title'>): string {
  const hasCapital = kind === 'line' || /^\p{Lu}\p{Lu}/u.test(title);
  return hasCapital ? title : title.charAt(0).toLowerCase() + title.slice(1);
}

function partOf({ moves, impact }: VoteRecord): PartName {
  if (moves === 'revenue') return impact > 0 ? 'revenueMore' : 'revenueLess';
  return impact > 0 ? 'spendingLess' : 'spendingMore';
}

/** Every card of the game has a vote; cards are played with revenue or without. */
function isWhole({ deal }: Told, ledger: Ledger, edition: Edition): boolean {
  const { deck, deckWithoutRevenue } = edition;
  const withRevenue =
    deal === 'express' ||
    deck.some((card) => ledger.has(card.id) && !deckWithoutRevenue.includes(card));
  return deckInPlay(edition, { withRevenue }).every(({ id }) => ledger.has(id));
}

/** What part of the game it is: « En 3 décisions sur 16 », « En 2 cartes et 1 ligne ». */
function scopeOf({ deal }: Told, ledger: Ledger, { groups, deck }: Edition): string {
  const whole =
    deal === 'express' ? groups.filter(({ cardIds }) => cardIds.every((id) => ledger.has(id))) : [];
  const cards = deck.filter(({ id }) => ledger.has(id));
  const alone = cards.filter(({ id }) => !whole.some(({ cardIds }) => cardIds.includes(id)));
  const lines = ledger.size - cards.length;
  const decisions = counted(whole.length, 'décision');
  if (alone.length + lines === 0) return `En ${decisions} sur\u00A0${formatCount(groups.length)}`;
  const counts = [
    whole.length > 0 ? decisions : '',
    alone.length > 0 ? counted(alone.length, 'carte') : '',
    lines > 0 ? counted(lines, 'ligne') : '',
  ];
  return `En ${new Intl.ListFormat('fr').format(counts.filter((count) => count !== ''))}`;
}

type Verb = 'add' | 'take' | 'putBack';

const KEPT = '\u00A0: ni les recettes ni les dépenses ne changent';

/** `first` opens the sentence, `next` a clause of it, `of` one on the same money, `again` the second half. */
const WORDS = {
  own: {
    first: 'vous ',
    next: '',
    of: 'en ',
    again: 'vous ',
    add: 'ajoutez ',
    take: 'retirez ',
    putBack: 'remettez ',
    keep: 'vous gardez les ',
    nothing: 'vous ne changez rien',
  },
  mine: {
    first: 'je ',
    next: 'je ',
    of: 'j’en ',
    again: 'je ',
    add: 'ajoute ',
    take: 'retire ',
    putBack: 'remets ',
    keep: 'je garde les ',
    nothing: 'je ne change rien',
  },
  received: {
    first: 'ce budget ',
    next: '',
    of: 'en ',
    again: 'il ',
    add: 'ajoute ',
    take: 'retire ',
    putBack: 'remet ',
    keep: 'ce budget garde les ',
    nothing: 'ce budget ne change rien',
  },
} as const satisfies Record<Teller, Record<string, string>>;

type Clause = {
  readonly verb: Verb;
  readonly isDouble: boolean;
  readonly pieces: readonly Piece[];
};

/** Empty when nothing changes. */
function clausesOf({ parts }: Portrait, teller: Teller): readonly Piece[] {
  const words = WORDS[teller];
  const figures = figuresOf(PARTS.map((name) => parts[name].amount));
  const { revenueMore, revenueLess, spendingLess, spendingMore } = parts;
  const add = { verb: 'add', amount: revenueMore.amount } as const;
  const take = { verb: 'take', amount: revenueLess.amount } as const;
  const cut = { verb: 'take', amount: spendingLess.amount } as const;
  const isMore = spendingMore.amount > spendingLess.amount;
  const rise = { verb: 'add', amount: spendingMore.amount } as const;
  const back = { ...rise, verb: isMore ? 'add' : 'putBack' } as const;
  const clause = (
    money: string,
    one: { readonly verb: Verb; readonly amount: Millions },
    other: { readonly verb: Verb; readonly amount: Millions },
    rest: string,
  ): Clause | null => {
    if (one.amount === 0) return null;
    const start = [figures.of(one.amount), money];
    if (other.amount === 0) return { verb: one.verb, isDouble: false, pieces: start };
    const second = figures.after(other.amount, one.amount);
    return {
      verb: one.verb,
      isDouble: true,
      pieces: [...start, ` et ${words.of}${words[other.verb]}`, second, rest],
    };
  };
  const revenue = clause(' de recettes', add, take, '') ?? clause(' de recettes', take, add, '');
  const spending =
    clause(' de dépenses', cut, back, ' ailleurs') ?? clause(' de dépenses', rise, cut, '');
  if (revenue === null || spending === null) {
    const only = revenue ?? spending;
    return only === null ? [] : [`${words.first}${words[only.verb]}`, ...only.pieces];
  }
  return [
    `${words.first}${words[revenue.verb]}`,
    ...revenue.pieces,
    joinOf(revenue, spending, words),
    ...spending.pieces,
  ];
}

function joinOf(revenue: Clause, spending: Clause, words: (typeof WORDS)[Teller]): string {
  const verb = words[spending.verb];
  const isSame = revenue.verb === spending.verb;
  if (revenue.isDouble || (spending.isDouble && isSame)) return `\u202F; ${words.again}${verb}`;
  if (spending.isDouble) return `, ${words.next}${verb}`;
  return isSame ? ' et ' : ` et ${words.next}${verb}`;
}

/** Whole figures when every amount reaches 10 Md€, one decimal otherwise; under 1 Md€, in M€. */
function figuresOf(amounts: readonly Millions[]) {
  const isLarge = amounts.every((amount) => amount === 0 || amount >= 10_000);
  const read = (amount: Millions) =>
    isLarge ? millions(roundHalfAway(amount / 1000) * 1000) : amount;
  const textOfAmount = (amount: Millions) => {
    const text = formatAmount(read(amount));
    return isLarge ? text.replace(',0\u00A0', '\u00A0') : text;
  };
  const of = (amount: Millions) => ({
    text: textOfAmount(amount),
    spoken: speakAmount(read(amount)),
  });
  return {
    of,
    /** Without its unit where it is that of the amount before. */
    after: (amount: Millions, before: Millions) => {
      const text = textOfAmount(amount);
      const unit = unitOf(text);
      const isSame = unit === unitOf(textOfAmount(before));
      return { ...of(amount), text: isSame ? text.slice(0, -unit.length) : text };
    },
  };
}

/** « j’ajoute », and a capital on the first word. */
function elided(pieces: readonly Piece[]): readonly Piece[] {
  const joined = pieces.map((piece) =>
    typeof piece === 'string' ? piece.replace(/je a/g, 'j’a') : piece,
  );
  const first = joined.findIndex((piece) => piece !== '');
  return joined
    .slice(first)
    .map((piece, index) =>
      index === 0 && typeof piece === 'string'
        ? piece.charAt(0).toUpperCase() + piece.slice(1)
        : piece,
    );
}

function textOf(pieces: readonly Piece[]): string {
  return pieces.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join('');
}

/** « Md€ », with the space before it. */
function unitOf(text: string): string {
  return text.slice(text.indexOf('\u00A0'));
}
