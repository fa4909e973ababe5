import { describe, expect, it } from 'vitest';
import { millions } from '../money/money.ts';
import { readingOf } from './history-reading.ts';
import type { HistoryKind, HistoryPoint } from './line-history.ts';

const point = (year: number, kind: HistoryKind, amount: number): HistoryPoint => ({
  year,
  kind,
  amount: millions(amount),
});

const readingFor = (voted: number, spent: number) =>
  readingOf([point(2025, 'lfi', voted), point(2025, 'execution', spent)]);

describe('readingOf', () => {
  it('takes the last year that has both, and compares them', () => {
    const points = [
      point(2025, 'lfi', 10_000),
      point(2025, 'execution', 12_000),
      point(2026, 'lfi', 11_000),
    ];
    expect(readingOf(points)).toBe(
      'Chaque pile part de zéro. Lecture\u00A0: en 2025, 10\u00A0milliards d’euros votés et 12\u00A0milliards d’euros dépensés, soit 20,0\u00A0% de plus. Crédits votés\u00A0: 10\u00A0milliards d’euros en 2025, 11\u00A0milliards d’euros en 2026.',
    );
  });

  it('[F13] is written in a unit that agrees with its percentage', () => {
    expect(readingFor(3945, 3957)).toContain(
      '3\u202F945\u00A0millions d’euros votés et 3\u202F957\u00A0millions d’euros dépensés, soit 0,3\u00A0% de plus',
    );
  });

  it('says when the two are the same, and nothing when no share is computed', () => {
    expect(readingFor(1000, 1000.1)).toContain('dépensés, soit autant.');
    expect(readingFor(1000, 900)).toContain('dépensés, soit 10,0\u00A0% de moins.');
    expect(readingFor(0, 5)).toMatch(/dépensés\.$/);
    expect(readingFor(10, -5)).toMatch(/dépensés\.$/);
  });

  it('sets the first vote beside the last, whatever the order they come in', () => {
    const points = [point(2026, 'lfi', 12), point(2022, 'lfi', 10), point(2024, 'lfi', 50)];
    expect(readingOf(points)).toBe(
      'Chaque pile part de zéro. Crédits votés\u00A0: 10\u00A0millions d’euros en 2022, 12\u00A0millions d’euros en 2026.',
    );
  });

  it('tells how bars read when no year was both voted and spent', () => {
    expect(readingOf([point(2024, 'execution', 1), point(2025, 'lfi', 1)])).toContain(
      'plus elle est haute',
    );
  });
});
