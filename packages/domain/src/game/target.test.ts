import { describe, expect, it } from 'vitest';
import { millions } from '../money/money.ts';
import { played, anEdition, must } from '../testing.ts';
import { parseGame, serialiseGame } from './game-storage.ts';
import { targetOf, targetStateOf } from './target.ts';

const baseline = { gdp: millions(2_994_733) };

describe('a target', () => {
  it.each([
    ['none', -155_000, ''],
    ['balance', -155_000, 'Reste 155,0\u00A0Md€.'],
    ['balance', 0, 'Atteint.'],
    ['reference', -110_800, 'Reste 21,0\u00A0Md€.'],
    ['reference', -89_842, 'Atteint.'],
    ['surplus', 0, 'Reste 0,0\u00A0Md€.'],
    ['surplus', 1, 'Atteint.'],
  ] as const)('[O5] %s, at %d: %s', (id, balance, words) => {
    expect(targetStateOf(targetOf(id, baseline), millions(balance))).toBe(words);
  });

  it('[O5] three percent of the GDP of the edition', () => {
    expect(targetOf('reference', baseline)).toMatchObject({
      balance: -89_842,
      description: 'Déficit de 89,8\u00A0Md€ au plus.',
    });
  });

  it('[O5] is kept with the game, and a new one has none', () => {
    const edition = anEdition();
    const aimed = played(edition, [{ type: 'aim', target: 'surplus' }]);
    const stored = serialiseGame(aimed, edition);
    expect(must(parseGame(stored, edition)).game.target).toBe('surplus');
    expect(must(parseGame(stored.replace('surplus', 'lune'), edition)).game.target).toBe('none');
    const again = played(edition, [{ type: 'aim', target: 'surplus' }, { type: 'reset' }]);
    expect(again.game.target).toBe('none');
  });
});
