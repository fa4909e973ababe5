import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { choiceOfByte } from '@nosmilliards/contract/choice-code';
import type { BuiltCodes, BuiltEdition, CoverageFile } from '@nosmilliards/data/built-types';
import { rowsOf } from '@nosmilliards/data/columns';
import { sideOf, type Card } from '@nosmilliards/domain/vote/card';
import { boundsOf, checkChoice, effectOf, type ChoiceType } from '@nosmilliards/domain/vote/vote';
import { balanceCellOf, bandOf, cardCellOf, cellCountOf } from './cells.ts';

/**
 * The amounts and limits that ballots are counted with. Stored when the edition opens: a ballot
 * must be subtracted with the amounts it was added with, even if the data was corrected since.
 */
export type Figures = {
  readonly year: number;
  /** Balance before any choice, in millions of euros. */
  readonly balance: number;
  /** By card number; null when no card has this number. */
  readonly cards: readonly (CardFigures | null)[];
};

type CardFigures = Pick<Card, 'id' | 'type' | 'amount' | 'constraints'>;

/** The rules computed once for every byte of every card: reading a ballot is a table lookup. */
export type CountedEdition = {
  readonly year: number;
  /** Number of cards, which is the length of a ballot in bytes. */
  readonly cards: number;
  readonly cells: number;
  readonly balance: number;
  /** Index: card × 256 + byte. */
  readonly cellOfByte: Int16Array;
  readonly impactOfByte: Float64Array;
  /** Whether the rules allow this kind of choice on this card. */
  readonly isOpen: (card: number, choice: ChoiceType) => boolean;
};

const BYTES = 256;
const NO_VOTE = -1;
const REFUSED = -2;

export function countedEditionOf({ year, balance, cards }: Figures): CountedEdition {
  const cellOfByte = new Int16Array(cards.length * BYTES).fill(REFUSED);
  const impactOfByte = new Float64Array(cards.length * BYTES);
  cards.forEach((card, number) => {
    for (let byte = 0; byte < BYTES; byte += 1) {
      const at = number * BYTES + byte;
      const choice = choiceOfByte(byte);
      if (choice === 'none') cellOfByte[at] = NO_VOTE;
      else if (choice !== null && card !== null && checkChoice(choice, card.constraints).ok) {
        cellOfByte[at] = cardCellOf(number, bandOf(choice));
        impactOfByte[at] = effectOf(choice, { side: sideOf(card), amount: card.amount }).impact;
      }
    }
  });
  const cells = cellCountOf(cards.length);
  const isOpen = (card: number, choice: ChoiceType) => {
    const constraints = cards[card]?.constraints;
    if (constraints === undefined) return false;
    return choice === 'keep' || choice === 'remove' || boundsOf(choice, constraints) !== null;
  };
  return { year, cards: cards.length, cells, balance, cellOfByte, impactOfByte, isOpen };
}

/** The figures of the last `npm run data:build`. */
export function builtFigures(): Figures {
  const { baseline }: BuiltEdition = read('edition');
  const coverage: CoverageFile = read('coverage');
  const { edition, codes }: BuiltCodes = read('codes');
  const known = new Map(rowsOf(coverage.cards).map((card) => [card.id, card]));
  const cards: (CardFigures | null)[] = [];
  for (const { number, id } of rowsOf(codes)) {
    const card = known.get(id);
    if (card === undefined) continue;
    while (cards.length < number) cards.push(null);
    const { type, amount, constraints } = card;
    cards[number] = { id, type, amount, constraints };
  }
  return { year: edition, balance: baseline.balance, cards };
}

/** Titles by card number, as on the site; null when no card has this number. */
export function builtCardNames(): readonly (string | null)[] {
  const coverage: CoverageFile = read('coverage');
  const { codes }: BuiltCodes = read('codes');
  const titles = new Map(rowsOf(coverage.cards).map(({ id, title }) => [id, title]));
  const names: (string | null)[] = [];
  for (const { number, id } of rowsOf(codes)) {
    const title = titles.get(id);
    if (title === undefined) continue;
    while (names.length < number) names.push(null);
    names[number] = title;
  }
  return names;
}

/**
 * The cells that a ballot is counted in, the balance first; null when the rules refuse the ballot.
 */
export function cellsOfBallot(ballot: Uint8Array, edition: CountedEdition): Uint16Array | null {
  if (ballot.length !== edition.cards) return null;
  const cells: number[] = [0];
  let { balance } = edition;
  for (let card = 0; card < ballot.length; card += 1) {
    const at = card * BYTES + (ballot[card] ?? 0);
    const cell = edition.cellOfByte[at] ?? REFUSED;
    if (cell === REFUSED) return null;
    if (cell === NO_VOTE) continue;
    cells.push(cell);
    balance += edition.impactOfByte[at] ?? 0;
  }
  if (cells.length === 1) return null;
  cells[0] = balanceCellOf(balance);
  return Uint16Array.from(cells);
}

function read(name: string): ReturnType<typeof JSON.parse> {
  const address = import.meta.resolve(`@nosmilliards/data/built/${name}.json`);
  return JSON.parse(readFileSync(fileURLToPath(address), 'utf8'));
}
