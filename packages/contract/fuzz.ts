import { checkChoice } from '@nosmilliards/domain/vote/vote';
import * as fc from 'fast-check';
import { decodeBallot, encodeBallot } from './src/ballot-code.ts';
import { forged, fullDecks, ledgers, numbering } from './src/testing.ts';

/**
 * `npm run fuzz --workspace packages/contract [number] [seed]`: decodes a million random, damaged
 * and forged texts. Fails on an exception, on a text read that is not the code of its own ballot,
 * and on a choice that the rules refuse.
 */
const [count = 1_000_000, seed = 14] = process.argv.slice(2).map(Number);
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const codes = [
  ...fc.sample(ledgers, { numRuns: 500, seed }).map((ledger) => [...ledger.values()]),
  ...fc.sample(fullDecks, { numRuns: 500, seed }),
].map((ballot) => encodeBallot(ballot, numbering));
const published = new Set(codes);
const ACCIDENTS: readonly ((text: string, at: number, to: number) => string)[] = [
  (text, at) => text.slice(0, at) + ALPHABET.charAt(below(64)) + text.slice(at + 1),
  (text, at) => text.slice(0, at) + text.slice(at + 1),
  (text, at) => text.slice(0, at) + ALPHABET.charAt(below(64)) + text.slice(at),
  (text, at) => text.slice(0, at),
  (text, at, to) => text.slice(0, at) + text.slice(to),
  (text) => text.toLowerCase(),
  (text, at) => text.slice(at) + text.slice(0, at),
];
const draw = drawnFrom(seed);
const KINDS = [
  { name: 'random', make: randomText },
  { name: 'damaged', make: damagedCode },
  { name: 'forged', make: forgedCode },
];
const tally = new Map<string, number>();
const started = performance.now();

for (let done = 0; done < count; done += 1) {
  const { name, make } = oneOf(KINDS);
  const verdict = `${name}: ${verdictOn(make())}`;
  tally.set(verdict, (tally.get(verdict) ?? 0) + 1);
}

for (const verdict of [...tally.keys()].toSorted((a, b) => (a < b ? -1 : 1))) {
  console.log(`${verdict} ${tally.get(verdict)}`);
}
const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.log(`${count} texts decoded without an exception in ${seconds} s (seed ${seed}).`);

function verdictOn(text: string): string {
  const read = decodeBallot(text, numbering);
  if (!read.ok) return read.reason;
  const { edition, deal, decisions, dropped } = read.value;
  const refused = decisions.find(({ choice }) => !checkChoice(choice, null).ok);
  if (refused !== undefined) throw new Error(`${text} says a vote that the rules refuse`);
  if (dropped.length > 0) return 'read, with unknown numbers dropped';
  if (encodeBallot(decisions, { ...numbering, edition }, deal) !== text) {
    throw new Error(`${text} is not the code of what it says`);
  }
  return published.has(text) ? 'read, no damage done' : 'read';
}

/** Characters of the alphabet in 8 texts of 10, any character in the others. */
function randomText(): string {
  const isCode = draw() < 0.8;
  return Array.from({ length: below(160) }, () =>
    isCode ? ALPHABET.charAt(below(64)) : String.fromCharCode(below(0x1_00_00)),
  ).join('');
}

/** One to four errors: a character changed, lost or added, a piece lost, repeated or moved. */
function damagedCode(): string {
  return Array.from({ length: 1 + below(4) }, () => oneOf(ACCIDENTS)).reduce(
    (text, accident) => accident(text, below(text.length + 1), below(text.length + 1)),
    oneOf(codes),
  );
}

/** Random bytes with a right checksum. */
function forgedCode(): string {
  const cards = below(80);
  const bytes = Array.from({ length: cards }, () => (draw() < 0.2 ? 0 : 27 + below(229)));
  const pairs = Array.from({ length: below(4) }, () => [128 + below(128), below(4), below(128)]);
  const listed = pairs.length === 0 ? [] : [pairs.length, ...pairs.flat()];
  const rest = Array.from({ length: draw() < 0.7 ? 0 : below(12) }, () => below(256));
  const head = [draw() < 0.9 ? 0x10 + Number(pairs.length > 0) : below(256), 25, cards];
  return forged(...head, ...bytes, ...listed, ...rest);
}

function oneOf<Item>(items: readonly Item[]): Item {
  const item = items[below(items.length)];
  if (item === undefined) throw new Error('Nothing to draw from');
  return item;
}

function below(limit: number): number {
  return Math.floor(draw() * limit);
}

/** Mulberry32: the same seed gives the same texts, to replay a failure. */
function drawnFrom(start: number): () => number {
  let state = start;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
