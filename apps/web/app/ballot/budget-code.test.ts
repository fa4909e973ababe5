import { anEdition, must } from '@nosmilliards/domain/testing';
import { changeOf } from '@nosmilliards/domain/vote/ledger';
import { describe, expect, it } from 'vitest';
import { codeOf, comparedBudgetOf, lostWords, receivedBudgetOf } from './budget-code.ts';

const { territory } = anEdition();
const numbering = {
  edition: 2025,
  since: 2025,
  codes: { number: [0, 1, 256], id: ['ET01', 'ET02', 'defense'] },
};
const decisions = [
  { id: 'ET01', choice: { type: 'decrease', percent: 10 } },
  { id: 'ET02', choice: { type: 'remove' } },
] as const;

describe('the code of a budget', () => {
  it('is read back over the figures of the edition', () => {
    const code = codeOf(decisions, numbering);
    const received = must(receivedBudgetOf(code, numbering, territory));
    expect(received).toMatchObject({ code, decisions, lost: 0 });
    expect(changeOf(received.ledger)).toBe(13_000);
  });

  it('is refused with a sentence, whatever was cut', () => {
    const code = codeOf(decisions, numbering);
    for (let length = 0; length < code.length; length += 1) {
      const received = receivedBudgetOf(code.slice(0, length), numbering, territory);
      expect(received.ok ? '' : received.reason).toMatch(/^Ce lien .+\.$/);
    }
  });

  it('of another edition is read, and compared with nothing', () => {
    const code = codeOf(decisions, numbering);
    const later = { ...numbering, edition: 2026 };
    expect(must(receivedBudgetOf(code, later, territory)).edition).toBe(2025);
    expect(comparedBudgetOf(code, later, territory)).toEqual({
      ok: false,
      reason:
        'Ce lien vient de l’édition 2025\u00A0: il ne se compare pas avec les montants de 2026.',
    });
    expect(comparedBudgetOf(code, numbering, territory).ok).toBe(true);
    const ahead = receivedBudgetOf(codeOf(decisions, later), numbering, territory);
    expect(ahead.ok ? '' : ahead.reason).toContain('une édition du budget que cette page');
  });

  it('tells what has no place here any more', () => {
    const later = {
      ...numbering,
      codes: { number: [0, 1, 9], id: ['ET01', 'ET02', 'later'] },
    };
    const code = codeOf([...decisions, { id: 'later', choice: { type: 'remove' } }], later);
    expect(receivedBudgetOf(code, numbering, territory)).toMatchObject({ value: { lost: 1 } });
    expect(lostWords(0)).toBeNull();
    expect(lostWords(1)).toMatch(/^Un choix/);
    expect(lostWords(3)).toMatch(/^3\u00A0choix/);
  });
});
