import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { budgetOf } from '@nosmilliards/domain/budget/budget';
import { editionOf } from '@nosmilliards/domain/game/edition';
import { changeOf } from '@nosmilliards/domain/vote/ledger';
import { parseLedger } from '@nosmilliards/domain/vote/ledger-storage';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { BuiltCoverage, BuiltEdition } from '../built.ts';
import { openDossier } from '../dossier.ts';
import { apply, copyOfEdition } from '../spoiled-edition.build.ts';
import { emit } from './all.ts';

const directory = copyOfEdition();
const built = mkdtempSync(`${tmpdir()}/built-`);
const parsed = (file: string) => JSON.parse(readFileSync(`${built}/${file}`, 'utf8'));

const RENAMINGS = `renommages:
  - { ancien: defense_forces, nouveau: defense_marine, raison: essai }
  - { ancien: defense_marine, nouveau: defense_armees, raison: essai, type: deplace }
  - { ancien: defense_terre, nouveau: defense_armees, raison: essai, type: fusionne }
  - { ancien: defense_terre_paie, nouveau: defense_armees_p212, raison: essai }
  - { ancien: ET99, nouveau: ET05, raison: essai }
`;

const vote = (timestamp: number) => ({ type: 'remove', value: 0, timestamp });

beforeAll(() => {
  apply(directory, { file: 'correspondances.yaml', from: 'renommages: []\n', to: RENAMINGS });
  emit(openDossier(directory), { verdicts: [], warnings: [] }, built);
});
afterAll(() => {
  for (const folder of [directory, built]) rmSync(folder, { recursive: true });
});

it('leads every old address to the end of its chain', () => {
  expect(parsed('renamings.json')).toEqual({
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
  const { stamp, lines, cards }: BuiltCoverage = parsed('coverage.json');
  const { baseline, version }: BuiltEdition = parsed('edition.json');
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
