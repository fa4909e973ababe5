import { expect, it } from 'vitest';
import { millions } from '../money/money.ts';
import { stateBalanceWords } from './state-balance.ts';

it('[D17] says the balance of the State and that of a year before', () => {
  const words = stateBalanceWords({
    day: '2026-07-31',
    balance: millions(-145_908.940482),
    yearBefore: millions(-142_035.898769),
  });
  expect(words.replaceAll('\u00A0', ' ')).toBe(
    'Du 1er janvier au 31 juillet 2026, solde de l’État : −145,9 Md€ (−142,0 un an plus tôt)',
  );
});
