import { budgetOf } from '@nosmilliards/domain/budget/budget';
import { overlaps, territoryOf } from '@nosmilliards/domain/vote/territory';
import { expect, it } from 'vitest';
import { dossierAfter } from '../spoiled-edition.testing.ts';
import { builtCardsOf } from './cards.ts';
import { builtComparisonsOf } from './comparisons.ts';
import { builtCoverageOf } from './coverage.ts';
import { explorerLinesOf } from './lines.ts';

const onlyProgramme = {
  file: 'cartes.csv',
  from: '-30,80,defense_armees,',
  to: '-30,80,defense_armees_p144,',
};

it('a card that covers a programme shares its euros with the lines above', () => {
  const dossier = dossierAfter(onlyProgramme);
  const { lines, cards } = builtCoverageOf(
    dossier,
    explorerLinesOf(dossier),
    builtCardsOf(dossier),
  );
  const territory = territoryOf(budgetOf(lines), cards);
  const [card, category] = [territory.get('ET01'), territory.get('defense')];
  expect(card && category && overlaps(card, category)).toBe(true);
});

// These dossiers are not checked: the build must fail even if a check is missing.

it('a card that covers an unknown line stops the build', () => {
  const dossier = dossierAfter({ ...onlyProgramme, to: '-30,80,defense_marine,' });
  expect(() => builtCardsOf(dossier)).toThrow('defense_marine');
});

it('a comparison of an unknown line stops the build', () => {
  const unknown = { file: 'comparaisons.yaml', from: 'lignes: [', to: 'lignes: [defense_marine, ' };
  expect(() => builtComparisonsOf(dossierAfter(unknown))).toThrow('defense_marine');
});
