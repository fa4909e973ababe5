import { budgetOf } from '@nosmilliards/domain/budget/budget';
import { editionOf } from '@nosmilliards/domain/game/edition';
import { changeOf } from '@nosmilliards/domain/vote/ledger';
import { parseLedger } from '@nosmilliards/domain/vote/ledger-storage';
import { expect, it } from 'vitest';
import { dossierAfter } from '../spoiled-edition.testing.ts';
import { builtCardsOf } from './cards.ts';
import { builtCoverageOf } from './coverage.ts';
import { builtEditionOf } from './edition.ts';
import { explorerLinesOf } from './lines.ts';
import { builtRenamingsOf } from './renamings.ts';

const RENAMINGS = `renommages:
  - { ancien: defense_forces, nouveau: defense_marine, raison: essai }
  - { ancien: defense_marine, nouveau: defense_armees, raison: essai, type: deplace }
  - { ancien: defense_terre, nouveau: defense_armees, raison: essai, type: fusionne }
  - { ancien: defense_terre_paie, nouveau: defense_armees_p212, raison: essai }
  - { ancien: ET99, nouveau: ET05, raison: essai }
`;
const dossier = dossierAfter({
  file: 'correspondances.yaml',
  rewrite: () => RENAMINGS,
});
const vote = (timestamp: number) => ({ type: 'remove', value: 0, timestamp });

it('leads every old address to the end of its chain', () => {
  expect(builtRenamingsOf(dossier)).toEqual({
    lines: {
      defense_forces: 'defense_armees',
      defense_marine: 'defense_armees',
      defense_terre: 'defense_armees',
      defense_terre_paie: 'defense_armees_p212',
    },
    cards: { ET99: 'ET05' },
  });
});

it('brings a stored vote to the same money only, and stamps what is stored next', () => {
  const explorer = explorerLinesOf(dossier);
  const { stamp, lines, cards } = builtCoverageOf(dossier, explorer, builtCardsOf(dossier));
  const { baseline, version } = builtEditionOf(dossier.edition.record.content, dossier.expenses);
  expect(stamp).toEqual({
    name: `2025-${version}`,
    renamed: {
      defense_forces: 'defense_armees',
      defense_marine: 'defense_armees',
      ET99: 'ET05',
    },
  });
  const edition = editionOf(budgetOf(lines), cards, baseline, stamp);
  const text = JSON.stringify({ votes: { defense_forces: vote(1), defense_terre: vote(2) } });
  const read = parseLedger(text, edition);
  if (!read.ok) throw new Error(read.reason);
  expect([...read.value.ledger.keys()]).toEqual(['defense_armees']);
  expect(read.value.dropped).toEqual([{ what: 'defense_terre', why: 'not-votable' }]);
  expect(Math.round(changeOf(read.value.ledger))).toBe(59_946);
});
