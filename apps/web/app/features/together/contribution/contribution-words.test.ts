import { REFUSAL_STATUSES } from '@nosmilliards/contract/community-message';
import { describe, expect, it } from 'vitest';
import type { Totals } from '#browser/totals.ts';
import { refusalOf } from '#browser/totals-api.ts';
import { adding, answered, keyed, sent, withdrawing, type Outbox } from '#browser/totals-outbox.ts';
import { outcomeSentenceOf, sentenceOf, standingOf } from './contribution-words.ts';

const ballot = { slot: 1, r: 'r'.repeat(22), codes: 'AAAA' };
const waiting = sent(keyed(adding(null, 2025, 'AAAA'), ballot));
const counted = answered(waiting, { add: ballot }, 'counted');
const leaving = withdrawing(waiting);

function totals(outbox: Outbox | null, rest: Partial<Totals> = {}): Totals {
  return { outbox, isSending: false, outcome: null, ...rest };
}

describe('where choices stand', () => {
  it.each([
    ['none', totals(null), 'AAAA'],
    ['withdrawn', totals(null, { outcome: 'withdrawn' }), 'AAAA'],
    ['adding', totals(waiting, { isSending: true }), 'AAAA'],
    ['to-add', totals(waiting, { outcome: 'unavailable' }), 'AAAA'],
    ['leaving', totals(leaving, { isSending: true }), 'AAAA'],
    ['to-leave', totals(leaving, { outcome: 'lost' }), 'AAAA'],
    ['counted', totals(counted), 'AAAA'],
    ['changed', totals(counted), 'BBBB'],
    // `null` codes: the votes are not read yet, so no change is reported.
    ['counted', totals(counted), null],
  ] as const)('is « %s »', (standing, state, codes) => {
    expect(standingOf(state, codes)).toBe(standing);
  });
});

it('a refusal of every kind has its sentence, and says what stands besides', () => {
  for (const refusal of Object.keys(REFUSAL_STATUSES)) {
    expect(outcomeSentenceOf(refusalOf({ refusal }, 400))).toMatch(/\.$/);
  }
  expect(sentenceOf(totals(counted, { outcome: 'not-a-ballot' }), 'BBBB')).toBe(
    'Ces choix ne sont pas de ceux que les totaux communs savent lire. Rechargez la page, puis réessayez. Vos votes ont changé depuis\u00A0: les totaux communs ont vos choix d’avant.',
  );
  expect(sentenceOf(totals(waiting, { outcome: 'lost' }), 'AAAA')).toBe(
    'Les totaux communs ne répondent pas. En attente d’envoi\u00A0: vos choix restent sur cet appareil, et partiront plus tard, une seule fois.',
  );
});
