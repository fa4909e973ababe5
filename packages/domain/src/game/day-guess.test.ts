import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { millions } from '../money/money.ts';
import {
  dayGuessesText,
  errorWordsOf,
  guessedWordsOf,
  guessErrorOf,
  guessStripOf,
  parseDayGuesses,
  resultLineOf,
  typedGuessOf,
} from './day-guess.ts';

const amount = millions(60_900);

describe('[J2] a guess is typed in billions of euros', () => {
  it.each([
    ['12,5', 12_500],
    ['12.5', 12_500],
    ['1 234', 1_234_000],
    ['0,04', 40],
    ['7 €', 7000],
  ])('reads « %s »', (text, guess) => {
    expect(typedGuessOf(text)).toEqual({ ok: true, value: guess });
  });

  it.each(['', ' ', '0', '0,0', '-3', 'douze', '12 Md', '1e3', '1,2,3', '9'.repeat(30), '∞'])(
    'refuses « %s »',
    (text) => expect(typedGuessOf(text).ok).toBe(false),
  );

  it('gives an amount above zero or refuses, whatever is typed', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.float().map(String)), (text) => {
        const guess = typedGuessOf(text);
        if (!guess.ok) return;
        expect(guess.value).toBeGreaterThan(0);
        expect(resultLineOf('2026-11-18', guessErrorOf(guess.value, amount))).not.toMatch(/NaN|∞/);
      }),
    );
  });
});

describe('[J3] what is shared tells the number of the day, the error, and nothing else', () => {
  it.each([
    [millions(54_000), 'j’étais à 11 % au-dessous', '◻◻◻◻◼◻◻◻◻◻◻'],
    [millions(30_000), 'j’étais à 51 % au-dessous', '◻◻◼◻◻◻◻◻◻◻◻'],
    [millions(61_000), 'j’ai trouvé juste', '◻◻◻◻◻◼◻◻◻◻◻'],
    [millions(121_000), 'j’étais à 99 % au-dessus', '◻◻◻◻◻◻◻◻◻◻◼'],
    [millions(121_800), 'j’étais à 2 fois le montant', '◻◻◻◻◻◻◻◻◻◻◼'],
    [millions(200_000), 'j’étais à 3,3 fois le montant', '◻◻◻◻◻◻◻◻◻◻◼'],
    [millions(1), 'j’étais à 99 % au-dessous', '◼◻◻◻◻◻◻◻◻◻◻'],
  ])('%d', (guess, words, strip) => {
    const error = guessErrorOf(guess, amount);
    const line = resultLineOf('2026-11-18', error).replaceAll('\u00A0', ' ');
    expect(line).toBe(`Nos Milliards nº 322 : ${words}`);
    expect(guessStripOf(error)).toBe(strip);
  });

  it('is the same for every card guessed as well', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 400_000 }),
        fc.integer({ min: 1, max: 300 }),
        (of, by) => {
          const error = guessErrorOf(millions(of * by), millions(of * 100));
          expect(error).toBe(Math.max(-99, by - 100));
        },
      ),
    );
    expect(errorWordsOf(-7)).toBe('7\u00A0% au-dessous');
  });
});

describe('[J4] the guesses of the days played', () => {
  const day = fc.stringMatching(/^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d)$/);
  const guess = fc.integer({ min: 1, max: 10 ** 15 }).map((euros) => millions(euros / 1e6));

  it('come back as they were kept', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(day, guess)), (entries) => {
        const guesses = new Map(entries);
        expect(parseDayGuesses(dayGuessesText(guesses))).toEqual(guesses);
      }),
    );
  });

  it('hold days and guesses alone, whatever the device kept', () => {
    const hostile = fc.oneof(
      fc.string(),
      fc.json(),
      fc.dictionary(fc.oneof(day, fc.string()), fc.jsonValue()).map((one) => JSON.stringify(one)),
    );
    fc.assert(
      fc.property(hostile, (text) => {
        const guesses = parseDayGuesses(text);
        for (const [key, value] of guesses) {
          expect(key).toMatch(/^\d{4}-\d\d-\d\d$/);
          expect(value).toBeGreaterThan(0);
        }
        expect(guessedWordsOf(guesses)).not.toMatch(/undefined|NaN/);
      }),
    );
    const kept = '{"2026-11-17":5,"2026-13-01":5,"2026-11-18":"5","2026-11-19":-1,"hier":5}';
    expect([...parseDayGuesses(kept).keys()]).toEqual(['2026-11-17']);
  });

  it('are counted from the second day on, since the first', () => {
    const played = ['2026-11-18', '2026-11-16', '2026-11-30'].map(
      (one) => [one, millions(1)] as const,
    );
    expect(guessedWordsOf(new Map(played.slice(0, 1)))).toBe('');
    expect(guessedWordsOf(new Map(played))).toBe(
      '3\u00A0cartes devinées depuis le 16\u00A0novembre 2026',
    );
  });
});
