import { checkChoice, type Choice } from '@nosmilliards/domain/vote/vote';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { textOf } from './base64url.ts';
import {
  cardBytesOf,
  decodeBallot,
  encodeBallot,
  refusalSentenceOf,
  type BallotRefusal,
  type CodedDecision,
} from './ballot-code.ts';
import { cards, forged, fullDecks, ledgers, numbering, playedDecks } from './testing.ts';

const ALPHABET = textOf(Uint8Array.from({ length: 48 }, (_, index) => alphabetByteOf(index)));
const REFUSALS: readonly BallotRefusal[] = [
  'foreign-character',
  'too-short',
  'wrong-sum',
  'unknown-version',
  'unknown-edition',
  'never-written',
];
const kept = cards.map(({ id }): CodedDecision => ({ id, choice: { type: 'keep' } }));
const spending = kept.filter(({ id }) => !id.startsWith('RE'));

describe('a code is read back', () => {
  it('for 10 000 ballots that the rules allow, voted in any order', () => {
    fc.assert(
      fc.property(ledgers, (ledger) => {
        const votes = [...ledger.values()];
        const code = encodeBallot(votes, numbering);
        expect(decisionsIn(code)).toEqual(choicesOf(votes));
        expect(encodeBallot(votes.toReversed(), numbering)).toBe(code);
      }),
      { numRuns: 10_000 },
    );
  });

  it('for whole decks', () => {
    fc.assert(
      fc.property(fullDecks, (deck) => {
        expect(decisionsIn(encodeBallot(deck, numbering))).toEqual(choicesOf(deck));
      }),
      { numRuns: 1000 },
    );
  });

  it('with the game it was played in, when it is given', () => {
    for (const deal of ['express', 'cards'] as const) {
      const code = encodeBallot(kept, numbering, deal);
      expect(code).not.toBe(encodeBallot(kept, numbering));
      expect(decodeBallot(code, numbering)).toMatchObject({ value: { deal } });
      expect(decisionsIn(code)).toEqual(choicesOf(kept));
    }
    expect(decodeBallot(encodeBallot(kept, numbering), numbering)).not.toHaveProperty('value.deal');
  });

  it('for an empty ballot', () => {
    expect(decodeBallot(encodeBallot([], numbering), numbering)).toEqual({
      ok: true,
      value: { edition: 2025, decisions: [], dropped: [] },
    });
  });

  it('up to the largest percentage that the rules accept, and no further', () => {
    for (const [type, most] of [
      ['increase', 10_000],
      ['decrease', 100],
    ] as const) {
      for (const percent of [most, Number.MIN_VALUE, 1 / 3]) {
        expect(checkChoice({ type, percent }, null).ok).toBe(true);
        expect(decisionsIn(onLine({ type, percent }))).toEqual({ defense: { type, percent } });
      }
      for (const percent of [most + 0.01, 0, -1, Number.NaN, Infinity]) {
        expect(checkChoice({ type, percent }, null).ok).toBe(false);
        expect(() => onLine({ type, percent })).toThrow('the rules refuse');
      }
    }
  });
});

describe('the length of a code', () => {
  it('is 92 characters with 64 cards voted, 108 with the 12 of revenue, for any votes', () => {
    expect(spending).toHaveLength(64);
    expect(encodeBallot(spending, numbering)).toHaveLength(92);
    fc.assert(
      fc.property(playedDecks, (deck) => {
        expect(encodeBallot(deck, numbering)).toHaveLength(108);
      }),
    );
  });

  it('depends on the last card voted', () => {
    expect(encodeBallot(kept.slice(0, 1), numbering)).toHaveLength(8);
    expect(encodeBallot(kept.slice(9, 10), numbering)).toHaveLength(20);
  });
});

describe('a damaged code is refused with a sentence', () => {
  const ballots = fc.oneof(
    ledgers.map((ledger): CodedDecision[] => [...ledger.values()]),
    fullDecks,
  );
  const codes = fc
    .sample(ballots, { numRuns: 300, seed: 14 })
    .map((ballot) => encodeBallot(ballot, numbering));

  it('cut at any character', () => {
    const cut = codes.flatMap((code) => placesIn(code).map((length) => code.slice(0, length)));
    expect(cut.length).toBeGreaterThan(20_000);
    expect(notRefusedAsDamaged(cut)).toEqual([]);
  });

  it('with any one character changed', () => {
    const changed = codes.slice(0, 12).flatMap((code) =>
      placesIn(code).flatMap((at) =>
        ALPHABET.replace(code.charAt(at), '')
          .split('')
          .map((other) => code.slice(0, at) + other + code.slice(at + 1)),
      ),
    );
    expect(changed.length).toBeGreaterThan(50_000);
    expect(notRefusedAsDamaged(changed)).toEqual([]);
  });

  it('with two neighbours swapped', () => {
    const exchanged = codes.flatMap((code) =>
      placesIn(code)
        .map((at) => code.slice(0, at) + exchangedPairOf(code, at) + code.slice(at + 2))
        .filter((other) => other !== code),
    );
    expect(exchanged.length).toBeGreaterThan(20_000);
    expect(notRefusedAsDamaged(exchanged)).toEqual([]);
  });

  it.each(['=', '+', '/', ' ', '#', '.', 'é', '\u00A0', '%', '😀', '\0'])('with %j', (foreign) => {
    const code = encodeBallot(kept, numbering);
    expect(refusalOf(code + foreign)).toBe('foreign-character');
    expect(refusalOf(foreign + code)).toBe('foreign-character');
  });

  it('with characters added', () => {
    const code = encodeBallot(kept, numbering);
    for (const added of ['A', '_', 'AA', 'AAA', 'AAAA', code]) {
      expect(decodeBallot(code + added, numbering).ok).toBe(false);
    }
  });
});

describe('a code with a right sum that the site never writes', () => {
  it.each<[string, BallotRefusal, number[]]>([
    ['a later version', 'unknown-version', [0x20, 25, 0]],
    ['no version', 'unknown-version', [0x00, 25, 0]],
    ['both games', 'unknown-version', [0x16, 25, 0]],
    ['an unknown flag', 'unknown-version', [0x18, 25, 0]],
    ['an edition before the first', 'unknown-edition', [0x10, 24, 0]],
    ['a future edition', 'unknown-edition', [0x10, 26, 0]],
    ['a byte without a meaning', 'never-written', [0x10, 25, 1, 26]],
    ['no vote on the last card', 'never-written', [0x10, 25, 2, 128, 0]],
    ['bytes after the end', 'never-written', [0x10, 25, 1, 128, 0]],
    ['no pair where some are announced', 'never-written', [0x11, 25, 0, 0]],
    ['fewer pairs than announced', 'too-short', [0x11, 25, 0, 2, 128, 2, 0]],
    ['half a pair', 'too-short', [0x11, 25, 0, 1, 128, 2]],
    ['half a number', 'too-short', [0x11, 25, 0, 1, 128]],
    ['half a percentage', 'too-short', [0x11, 25, 0, 1, 128, 2, 6, 64]],
    ['fewer cards than announced', 'too-short', [0x10, 25, 9, 128]],
    ['a number with a useless byte', 'never-written', [0x11, 25, 0, 1, 128, 130, 0, 0]],
    ['a number without an end', 'never-written', [0x11, 25, 0, 1, 255, 255, 255, 255, 0]],
    ['a card voted twice', 'never-written', [0x11, 25, 1, 128, 1, 0, 12]],
    ['a line voted twice', 'never-written', [0x11, 25, 0, 2, 128, 2, 8, 0, 8]],
    ['a pair where a byte would do', 'never-written', [0x11, 25, 0, 1, 0, 8]],
    ['halves where wholes would do', 'never-written', [0x11, 25, 0, 1, 128, 2, 18]],
    ['zero percent', 'never-written', [0x11, 25, 0, 1, 128, 2, 2]],
    ['a cut of 101 %', 'never-written', [0x11, 25, 0, 1, 128, 2, 168, 6]],
    ['a rise of 10 001 %', 'never-written', [0x11, 25, 0, 1, 128, 2, 137, 241, 4]],
    ['not a number', 'never-written', [0x11, 25, 0, 1, 128, 2, 7, 127, 248, 0, 0, 0, 0, 0, 0]],
    [
      'a whole written as a real',
      'never-written',
      [0x11, 25, 0, 1, 128, 2, 7, 64, 36, 0, 0, 0, 0, 0, 0],
    ],
  ])('with %s', (_, refusal, body) => {
    expect(refusalOf(forged(...body))).toBe(refusal);
  });

  it('is otherwise a valid code', () => {
    expect(decisionsIn(forged(0x11, 25, 1, 128, 2, 128, 2, 0, 1, 9))).toEqual({
      ET01: { type: 'keep' },
      defense: { type: 'remove' },
      defense_armees: { type: 'increase', percent: 1 },
    });
  });

  it('has a different sentence for each refusal', () => {
    const sentences = REFUSALS.map(refusalSentenceOf);
    expect(new Set(sentences).size).toBe(REFUSALS.length);
    for (const sentence of sentences) expect(sentence).toMatch(/^Ce lien [^ '](?:(?! :|').)+\.$/);
  });
});

describe('the numbers that a reader knows', () => {
  const code = encodeBallot([...kept, { id: 'defense', choice: { type: 'remove' } }], numbering);

  it('are read, and the others reported', () => {
    const earlier = { ...numbering, codes: { number: [0, 2], id: ['ET01', 'ET03'] } };
    const read = decodeBallot(code, earlier);
    if (!read.ok) throw new Error(read.reason);
    expect(read.value.decisions).toEqual([
      { id: 'ET01', choice: { type: 'keep' } },
      { id: 'ET03', choice: { type: 'keep' } },
    ]);
    expect(read.value.dropped).toHaveLength(75);
    expect(read.value.dropped.slice(0, 2)).toEqual([1, 3]);
    expect(read.value.dropped.slice(-1)).toEqual([256]);
  });

  it('are those of all editions since the first one with this numbering', () => {
    expect(decodeBallot(code, { ...numbering, edition: 2031 })).toMatchObject({
      ok: true,
      value: { edition: 2025, dropped: [] },
    });
  });

  it('must be known to encode a ballot', () => {
    const unknown: CodedDecision = { id: 'sante_licornes', choice: { type: 'remove' } };
    expect(() => encodeBallot([unknown], numbering)).toThrow('sante_licornes has no number');
  });
});

describe('the bytes of the cards', () => {
  it('are one per card, without the lines', () => {
    const votes: CodedDecision[] = [
      { id: 'ET01', choice: { type: 'decrease', percent: 12.5 } },
      { id: 'ET02', choice: { type: 'increase', percent: 0.2 } },
      { id: 'ET03', choice: { type: 'increase', percent: 300 } },
      { id: 'ET04', choice: { type: 'decrease', percent: 100 } },
      { id: 'RE12', choice: { type: 'remove' } },
      { id: 'defense', choice: { type: 'remove' } },
    ];
    const bytes = cardBytesOf(votes, numbering);
    expect(bytes).toHaveLength(76);
    expect([...bytes.subarray(0, 5)]).toEqual([115, 129, 255, 28, 0]);
    expect(bytes[75]).toBe(27);
    expect(cardBytesOf([], numbering)).toEqual(new Uint8Array(76));
  });

  it('are those of the code', () => {
    fc.assert(
      fc.property(playedDecks, (deck) => {
        expect(forged(0x10, 25, 76, ...cardBytesOf(deck, numbering))).toBe(
          encodeBallot(deck, numbering),
        );
      }),
    );
  });
});

function choicesOf(decisions: readonly CodedDecision[]): Record<string, Choice> {
  return Object.fromEntries(decisions.map(({ id, choice }) => [id, choice]));
}

function decisionsIn(code: string): Record<string, Choice> {
  const read = decodeBallot(code, numbering);
  if (!read.ok) throw new Error(`${code}: ${read.reason}`);
  expect(read.value.dropped).toEqual([]);
  return choicesOf(read.value.decisions);
}

function refusalOf(code: string): BallotRefusal {
  const read = decodeBallot(code, numbering);
  if (read.ok) throw new Error(`${code} is read`);
  return read.reason;
}

/** The codes that are read, or refused with a sentence about another fault. */
function notRefusedAsDamaged(codes: readonly string[]): string[] {
  return codes.filter((code) => {
    const read = decodeBallot(code, numbering);
    return read.ok || !/incomplet|abîmé/.test(refusalSentenceOf(read.reason));
  });
}

function placesIn(code: string): number[] {
  return Array.from(code, (_, at) => at);
}

function exchangedPairOf(code: string, at: number): string {
  return code.charAt(at + 1) + code.charAt(at);
}

function onLine(choice: Choice): string {
  return encodeBallot([{ id: 'defense', choice }], numbering);
}

/** Base64url of the bytes 00 10 83 10 51 87 20 92 8B…: the alphabet in order. */
function alphabetByteOf(index: number): number {
  const group = Math.floor(index / 3) * 4;
  const bits = (group << 18) | ((group + 1) << 12) | ((group + 2) << 6) | (group + 3);
  return (bits >> (16 - (index % 3) * 8)) & 0xff;
}
