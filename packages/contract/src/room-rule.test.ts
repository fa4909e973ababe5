import { expect, it } from 'vitest';
import { LEAST_ANSWERS_SHOWN } from './room-rule.ts';

it('shows no count of fewer than five answers, as the privacy page promises', () => {
  expect(LEAST_ANSWERS_SHOWN).toBe(5);
});
