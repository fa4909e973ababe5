import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { budgetOf } from '@nosmilliards/domain/budget/budget';
import { overlaps, territoryOf } from '@nosmilliards/domain/vote/territory';
import { expect, it } from 'vitest';
import type { BuiltCoverage } from '../built.ts';
import { openDossier } from '../dossier.ts';
import { apply, copyOfEdition, type Change } from '../spoiled-edition.build.ts';
import { emit } from './all.ts';

const onlyProgramme = {
  file: 'cartes.csv',
  from: '-30,80,defense_armees,',
  to: '-30,80,defense_armees_p144,',
};

it('a card that covers a programme shares its euros with the lines above', () => {
  const { lines, cards } = coverageAfter(onlyProgramme);
  const territory = territoryOf(budgetOf(lines), cards);
  const [card, category] = [territory.get('ET01'), territory.get('defense')];
  expect(card && category && overlaps(card, category)).toBe(true);
});

it('a card that covers an unknown line stops the build', () => {
  const unknown = { ...onlyProgramme, to: '-30,80,defense_marine,' };
  expect(() => coverageAfter(unknown)).toThrow('defense_marine');
});

it('a comparison of an unknown line stops the build', () => {
  const unknown = { file: 'comparaisons.yaml', from: 'lignes: [', to: 'lignes: [defense_marine, ' };
  expect(() => coverageAfter(unknown)).toThrow('defense_marine');
});

/** Emitted without a check, as if one had been forgotten. */
function coverageAfter(change: Change): BuiltCoverage {
  const directory = copyOfEdition();
  const destination = mkdtempSync(`${tmpdir()}/built-`);
  try {
    apply(directory, change);
    emit(openDossier(directory), { verdicts: [], warnings: [] }, destination);
    return JSON.parse(readFileSync(`${destination}/coverage.json`, 'utf8'));
  } finally {
    for (const folder of [directory, destination]) rmSync(folder, { recursive: true });
  }
}
