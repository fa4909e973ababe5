import { expect, it } from 'vitest';
import { dossierAfter } from '../spoiled-edition.testing.ts';
import { correctionDaysOf } from './corrections.ts';

function builtWith(...entries: string[]) {
  const log = entries.map((entry) => `  - { ${entry}, raison: 'Essai.' }\n`).join('');
  const text = `corrections:\n${log}jours:\n  - { date: '2026-11-15', phrase: 'Une relecture.' }\n`;
  return correctionDaysOf(dossierAfter({ file: 'corrections.yaml', rewrite: () => text }));
}

it('groups the corrections by day, with the sentence of the day', () => {
  const days = builtWith(
    "date: '2026-11-17', objet: ET01, avant: 60000, apres: 60900",
    "date: '2026-11-15', objet: ET01, avant: 50000, apres: 60000",
  );
  expect(days.map(({ day, sentence, changes }) => [day, sentence, changes.length])).toEqual([
    ['2026-11-17', '', 1],
    ['2026-11-15', 'Une relecture.', 1],
  ]);
});

it.each([
  ['objet: ET01, avant: 60000, apres: 60900', '60,0\u00A0Md€', '60,9\u00A0Md€'],
  ['objet: taux_interet, avant: 2.5, apres: 3', '2,5\u00A0%', '3,0\u00A0%'],
  ['quoi: nature, objet: ET01, avant: calcule, apres: estime', 'Calculé', 'Estimé'],
  ['quoi: lecture, objet: unedic_2024, avant: copie, apres: citation', 'Copie', 'Citation'],
  ["quoi: depense, objet: ET24, avant: 8284.7, apres: ''", '8,3\u00A0Md€', 'Non disponible'],
  ["quoi: incertitude, objet: defense, avant: '', apres: 11", 'Aucune', '±\u00A011\u00A0M€'],
])('says both values as they are read: %s', (entry, before, after) => {
  const [day] = builtWith(`date: '2026-11-17', ${entry}`);
  expect(day?.changes).toEqual([expect.objectContaining({ before, after })]);
});

it('names each object and its page, and the year of a history', () => {
  const objects = '[defense_armees, ET01, unedic_2024, P612, deficit_reference, une_ligne_retiree]';
  const [day] = builtWith(
    `date: '2026-11-17', quoi: execution_2024, objet: ${objects}, avant: 0, apres: ''`,
  );
  expect(day?.changes).toEqual([
    expect.objectContaining({
      kind: 'spent',
      year: 2024,
      subjects: [
        { id: 'defense_armees', title: 'Armées', page: { kind: 'line', id: 'defense_armees' } },
        { id: 'ET01', title: 'Défense', page: { kind: 'card', id: 'ET01' } },
        { id: 'unedic_2024', title: 'Unédic', page: { kind: 'piece', id: 'unedic_2024' } },
        expect.objectContaining({ id: 'P612', page: expect.objectContaining({ kind: 'line' }) }),
        { id: 'deficit_reference', title: 'Déficit public 2025, référence du jeu' },
        { id: 'une_ligne_retiree', title: 'une_ligne_retiree' },
      ],
    }),
  ]);
});
