import { expect, it } from 'vitest';
import { dossierAfter } from '../spoiled-edition.testing.ts';
import { beforeOf, builtEditionsOf, builtGoneOf, keptFilesOf } from './former.ts';

const former = dossierAfter();
/** A year later: a line renamed, one counted with another, one that is no more, and a card. */
const today = dossierAfter(
  { file: 'edition.yaml', from: 'annee: 2025', to: 'annee: 2026' },
  { file: 'depenses.csv', rewrite: renamed },
  { file: 'cartes.csv', rewrite: (text) => text.replace('\nET02,', '\nET98,') },
  {
    file: 'correspondances.yaml',
    rewrite: () =>
      'renommages: [{ ancien: defense_armees_p212_a04, nouveau: defense_armees_p212_a99, raison: essai }]\n',
  },
);

function renamed(text: string): string {
  return text
    .replace('\ndefense_armees_p212_a04,', '\ndefense_armees_p212_a99,')
    .replace('\ndefense_armees_p212_a05,', '\ndefense_armees_p212_a98,');
}

it('finds the money of a line in the edition before, through its renaming', () => {
  const before = beforeOf(today, former);
  const amount = former.lineOf('defense_armees_p212_a04')?.row.montant;
  expect(before.get('defense_armees_p212_a99')).toEqual({ year: 2025, amount: Number(amount) });
  expect(before.has('defense_armees_p212_a98')).toBe(false);
  expect(beforeOf(former, undefined).size).toBe(0);
});

it('names what former editions had and no address leads on from, with its last figure', () => {
  const { lines, cards, pieces } = builtGoneOf(today, [former]);
  expect(pieces).toEqual([]);
  expect(lines).toEqual([expect.objectContaining({ id: 'defense_armees_p212_a05', year: 2025 })]);
  expect(cards).toEqual([expect.objectContaining({ id: 'ET02', year: 2025 })]);
});

it('lists the editions, newest first', () => {
  expect(builtEditionsOf([former, today]).editions.map(({ year }) => year)).toEqual([2026, 2025]);
});

it('keeps of a former edition what opens its budgets, and its open data', () => {
  const names = ['edition', 'coverage', 'groups', 'sheet', 'codes', 'search'];
  const built = new Map(names.map((name) => [`${name}.json`, `"${name}"`]));
  built.set('open-data/2025/3.3/postes.csv', 'id');
  const kept = new Map(keptFilesOf(built, 2025));
  expect([...kept.keys()]).toEqual(['former/2025.json', 'open-data/2025/3.3/postes.csv']);
  expect(Object.keys(JSON.parse(kept.get('former/2025.json') ?? ''))).toEqual(names.slice(0, -1));
});
