import type { HistoryKind, HistoryPoint } from '@nosmilliards/domain/budget/line-history';
import { millions } from '@nosmilliards/domain/money/money';
import { describe, expect, it } from 'vitest';
import { readingOf } from './history-reading.ts';

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
      'Chaque barre part de zéro. Lecture\u00A0: en 2025, 10\u00A0milliards d’euros votés et 12\u00A0milliards d’euros dépensés, soit 20,0\u00A0% de plus.',
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

  it('tells how bars read when no year was both voted and spent', () => {
    expect(readingOf([point(2024, 'execution', 1), point(2025, 'lfi', 1)])).toContain(
      'plus elle est longue',
    );
  });
});
