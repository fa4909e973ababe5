import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { brotliCompressSync } from 'node:zlib';
import { budgetOf, totalOf } from '@nosmilliards/domain/budget';
import { topCategoriesOf } from '@nosmilliards/domain/breakdown';
import { editionOf } from '@nosmilliards/domain/edition';
import { beforeAll, describe, expect, it } from 'vitest';
import type {
  BuiltCards,
  BuiltComparisons,
  BuiltDetail,
  BuiltEdition,
  BuiltExplorer,
  BuiltLines,
  BuiltMethodology,
  BuiltSectors,
} from '../built.ts';
import { verdictsOf } from '../checks/all.ts';
import { openDossier } from '../dossier.ts';
import { EDITIONS_DIRECTORY, PACKAGE_DIRECTORY } from '../read.ts';
import { tableOf } from '../table.ts';
import { emit } from './all.ts';

const FIRST_SCREEN_BUDGET = 15_000;

const directory = mkdtempSync(`${tmpdir()}/built-`);
const read = (file: string) => readFileSync(`${directory}/${file}`);
const parsed = (file: string) => JSON.parse(read(file).toString());

beforeAll(() => {
  const dossier = openDossier(`${EDITIONS_DIRECTORY}/2025`);
  emit(dossier, { verdicts: verdictsOf(dossier), warnings: [] }, directory);
}, 30_000);

describe('what the site reads', () => {
  it('shows the explorer with at most 15 KB of data', () => {
    const files = ['edition.json', 'sectors.json', 'explorer.json', 'coverage.json'];
    const bytes = files.reduce((sum, file) => sum + brotliCompressSync(read(file)).length, 0);
    expect(bytes).toBeLessThanOrEqual(FIRST_SCREEN_BUDGET);
  });

  it('makes a domain budget with the totals of the edition', () => {
    const explorer: BuiltExplorer = parsed('explorer.json');
    const { baseline }: BuiltEdition = parsed('edition.json');
    const { cards }: BuiltCards = parsed('cards.json');
    const deeper = readdirSync(`${directory}/lines`).flatMap((file) => {
      const { lines }: BuiltLines = parsed(`lines/${file}`);
      return lines;
    });
    const budget = budgetOf([...explorer.lines, ...deeper]);
    expect(totalOf(budget, 'expense')).toBe(baseline.netExpenses);
    expect(totalOf(budget, 'revenue')).toBe(baseline.netRevenues);
    expect(topCategoriesOf(budget, 'expense').map(({ category }) => category.id)).toEqual([
      'sante_solidarite',
      'depenses_collectivites',
      'education_formation',
    ]);
    expect(editionOf(budget, cards, baseline).deck.map(({ rank }) => rank)).toEqual(
      cards.map(({ rank }) => rank),
    );
  });

  it('splits 1 000 € without a cent left over', () => {
    const { total, spenders }: BuiltSectors = parsed('sectors.json');
    expect(spenders.reduce((sum, { perThousand }) => sum + perThousand, 0)).toBe(1000);
    expect(Math.round(spenders.reduce((sum, { amount }) => sum + amount, 0))).toBe(total);
  });

  it('writes the nine comparisons first, then enough for a carousel', () => {
    const { comparisons }: BuiltComparisons = parsed('comparisons.json');
    expect(comparisons.slice(0, 9).every(({ origin }) => origin === 'redaction')).toBe(true);
    expect(comparisons.length).toBeGreaterThanOrEqual(20);
    const found = comparisons.filter(({ origin }) => origin === 'regle');
    for (const { ratio, budgetA, budgetB } of found) {
      expect(Math.abs(ratio - Math.round(ratio)) / Math.round(ratio)).toBeLessThanOrEqual(0.01);
      expect(Math.min(budgetA.amount, budgetB.amount)).toBeGreaterThanOrEqual(1000);
    }
  });

  it('computes its validation block', () => {
    const { validation, natureShares }: BuiltMethodology = parsed('methodology.json');
    expect(validation).toMatchObject({ status: 'SUCCESS', warnings: [], errors: [] });
    const { counts }: BuiltMethodology = parsed('methodology.json');
    expect(counts).toMatchObject({ cards: 64, byLevel: [13, 80, 148, 650, 291] });
    const whole = natureShares.reduce((sum, { share }) => sum + share, 0);
    expect(whole).toBeCloseTo(100, 0);
  });
});

it('says in the documentation the shares it computes', () => {
  const { natureShares }: BuiltMethodology = parsed('methodology.json');
  const page = readFileSync(`${PACKAGE_DIRECTORY}/../../docs/methodologie.md`, 'utf8');
  for (const { share } of natureShares) {
    expect(page).toContain(`${share.toFixed(1).replace('.', ',')}\u00A0%`);
  }
});

describe('a line page', () => {
  it('tells history, jobs and results of a programme', () => {
    const detail: BuiltDetail = parsed('details/securite_justice_police_p176.json');
    expect(detail.history?.points).toContainEqual({
      year: 2025,
      kind: 'lfi',
      amount: detail.line.amount,
    });
    expect(detail.programme?.jobsVoted).toBeGreaterThan(0);
    expect(detail.programme?.indicators.length).toBeLessThanOrEqual(5);
    expect(detail.sourceEntry.producer).toBe('Direction du budget');
  });

  it('adds up the history of programmes where the mission has no line', () => {
    const detail: BuiltDetail = parsed('details/education_formation_superieur.json');
    expect(detail.history?.isSum).toBe(true);
    const voted = detail.history?.points.find(({ kind }) => kind === 'lfi');
    expect(voted?.amount).toBe(detail.line.amount);
  });

  it('gives the next law for a mission and flags a change of perimeter', () => {
    const defence: BuiltDetail = parsed('details/defense_armees.json');
    expect(defence.history?.points.at(-1)).toMatchObject({ year: 2026, kind: 'lfi' });
    const housing: BuiltDetail = parsed('details/sante_solidarite_logement_aides_p109.json');
    expect(housing.history?.break).toContain('périmètre');
  });

  it('is also a file to take away, unit and licence inside', () => {
    const detail: BuiltDetail = parsed('details/defense_armees.json');
    expect(parsed('line-files/defense_armees.json')).toMatchObject({
      unite: 'millions d’euros',
      licence: 'Licence Ouverte 2.0',
      id: 'defense_armees',
      montant: detail.line.amount,
      chemin: [{ id: 'defense' }],
      detail_source: { producteur: 'Direction du budget' },
    });
    expect(readdirSync(`${directory}/line-files`)).toEqual(readdirSync(`${directory}/details`));
  });

  it('never shows the history of a whole programme on a part of it', () => {
    const detail: BuiltDetail = parsed('details/education_formation_ecoles_p139.json');
    const voted = detail.history?.points.find(({ kind }) => kind === 'lfi');
    expect(voted?.amount).toBe(detail.line.amount);
  });
});

describe('open data', () => {
  const folder = 'open-data/2025/2.1';

  it('holds every line, with its amounts written out', () => {
    const { rows } = tableOf<'cote' | 'niveau' | 'montant_net' | 'hors_total'>(
      'postes.csv',
      read(`${folder}/postes.csv`).toString(),
    );
    const top = rows.filter(({ cote, niveau }) => cote === 'depense' && niveau === '1');
    expect(Math.round(top.reduce((sum, row) => sum + Number(row.montant_net), 0))).toBe(1_734_200);
    expect(rows).toHaveLength(readdirSync(`${directory}/details`).length);
  });

  it('describes each column of each file', () => {
    type Package = {
      resources: { path: string; bytes: number; schema: { fields: { name: string }[] } }[];
    };
    const { resources }: Package = parsed(`${folder}/datapackage.json`);
    for (const { path, bytes, schema } of resources) {
      const content = read(`${folder}/${path}`);
      expect(content.length).toBe(bytes);
      expect(tableOf(path, content.toString()).columns).toEqual(
        schema.fields.map(({ name }) => name),
      );
    }
  });
});
