import { describe, expect, it } from 'vitest';
import { repeatedIn, takenInOf, withoutOne } from './taken-in.ts';

const ledger = new Map();
const read = (code: string) =>
  code.startsWith('bon')
    ? ({ ok: true, value: { code, edition: 2025, ledger, decisions: [], lost: 0 } } as const)
    : ({ ok: false, reason: 'Ce lien est incomplet.' } as const);

describe('what is pasted', () => {
  it('may be links or codes, one or many, and each refused line says why', () => {
    const text = `https://site.example/budget#bon1\n\n  bon2\thttps://site.example/budget#\nautre`;
    expect(takenInOf(text, read)).toEqual({
      codes: ['bon1', 'bon2'],
      refused: [
        { text: 'https://site.example/budget#', reason: 'Ce lien est incomplet.' },
        { text: 'autre', reason: 'Ce lien est incomplet.' },
      ],
    });
  });

  it('is cut short where it is shown', () => {
    const [refused] = takenInOf('x'.repeat(200), read).refused;
    expect(refused?.text).toBe(`${'x'.repeat(32)}…`);
  });

  it('is nothing when nothing is pasted', () => {
    expect(takenInOf(' \n ', read)).toEqual({ codes: [], refused: [] });
  });
});

describe('budgets that are alike', () => {
  it('are told with how many times each was taken in', () => {
    expect(repeatedIn(['a', 'b', 'a', 'c', 'a'])).toEqual([{ code: 'a', count: 3 }]);
  });

  it('lose one at a time, the last that came', () => {
    expect(withoutOne(['a', 'b', 'a'], 'a')).toEqual(['a', 'b']);
  });
});
