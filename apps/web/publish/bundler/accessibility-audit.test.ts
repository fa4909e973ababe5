import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { auditOf } from './accessibility-audit.ts';
import { countOf } from '../../app/features/trust/accessibility/audit.ts';

const text = readFileSync('docs/accessibilite/audit.yaml', 'utf8');

it('the audit gives one verdict to each of the 106 criteria of RGAA 4.1.2', () => {
  const audit = auditOf(text);
  const count = (['conforme', 'non_conforme', 'non_applicable'] as const).map((statut) =>
    countOf(audit, statut),
  );
  expect(count.reduce((sum, one) => sum + one, 0)).toBe(106);
  expect(new Set(audit.criteria.map(({ numero }) => numero)).size).toBe(106);
});

describe('the audit is refused', () => {
  it.each([
    ["numero: '13.12'", "numero: '13.11'", 'le critère 13.12 est écrit 0 fois'],
    ["numero: '13.12'", "numero: '14.1'", 'le critère 14.1 n’existe pas'],
    ['statut: conforme', 'statut: presque', 'le statut « presque » est inconnu'],
    ['        excedent,', '        ailleurs,', 'l’écran « ailleurs » est inconnu'],
    ["critere: '10.7'", "critere: '14.1'", 'le critère 14.1 n’existe pas'],
    ['pages: [plan-du-site]', 'pages: [ailleurs]', 'l’écran « ailleurs » est inconnu'],
    ["    date: '2026", "    date: '2999", 'au plus tard celui de l’audit'],
  ])('with « %s » replaced by « %s »', (from, to, message) => {
    expect(text).toContain(from);
    expect(() => auditOf(text.replace(from, to))).toThrow(message);
  });
});
