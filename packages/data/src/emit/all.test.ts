import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { budgetOf, totalOf } from '@nosmilliards/domain/budget/budget';
import { topCategoriesOf } from '@nosmilliards/domain/budget/budget';
import { editionOf } from '@nosmilliards/domain/game/edition';
import { groupAmountOf } from '@nosmilliards/domain/game/group';
import { isCounted, type Side } from '@nosmilliards/domain/budget/line';
import { sumOf } from '@nosmilliards/domain/money/money';
import { describe, expect, it } from 'vitest';
import type {
  BuiltCardFacts,
  BuiltCards,
  BuiltComparisons,
  BuiltDetail,
  BuiltEdition,
  BuiltExplorer,
  BuiltGroups,
  BuiltGuesses,
  BuiltHomeComparisons,
  BuiltLines,
  BuiltMethodology,
  BuiltMissions,
  BuiltSectors,
  BuiltSheet,
  BuiltSources,
  BuiltSums,
  CoverageFile,
} from '../built.ts';
import { verdictsOf } from '../check/all.ts';
import { rowsOf } from '../columns.ts';
import { known } from '../read/known.ts';
import { PACKAGE_DIRECTORY } from '../read/edition.ts';
import { csvOf } from '../read/table.ts';
import { weighed } from '../read/tree.ts';
import { dossierAfter } from '../spoiled-edition.testing.ts';
import { builtFilesOf } from './all.ts';

const FIRST_SCREEN_BUDGET = 15_000;

const dossier = dossierAfter();
const built = builtFilesOf(dossier, { verdicts: verdictsOf(dossier), warnings: [] });
const read = (file: string) => known(built, file);
const parsed = (file: string) => JSON.parse(read(file));
/** The names of the files of a folder. */
const namesIn = (folder: string) =>
  [...built.keys()]
    .filter((name) => name.startsWith(`${folder}/`))
    .map((name) => name.slice(folder.length + 1));

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
    const deeper = namesIn('lines').flatMap((file) => {
      const { lines }: BuiltLines = parsed(`lines/${file}`);
      return lines;
    });
    const budget = budgetOf([...explorer.lines, ...deeper]);
    expect(totalOf(budget, 'expense')).toBe(baseline.netExpenses);
    expect(totalOf(budget, 'revenue')).toBe(baseline.netRevenues);
    expect(topCategoriesOf(budget, 'expense').map(({ id }) => id)).toEqual([
      'sante_solidarite',
      'depenses_collectivites',
      'economie_finances',
    ]);
    expect(editionOf(budget, cards, baseline).deck.map(({ rank }) => rank)).toEqual(
      cards.map(({ rank }) => rank),
    );
  });

  it('votes on what the totals count, at both levels', () => {
    const file: CoverageFile = parsed('coverage.json');
    const [lines, cards] = [rowsOf(file.lines), rowsOf(file.cards)];
    const explorer: BuiltExplorer = parsed('explorer.json');
    const { baseline }: BuiltEdition = parsed('edition.json');
    const { territory } = editionOf(budgetOf(lines), cards, baseline);
    const reached = (level: number, side: Side) =>
      sumOf(
        explorer.lines
          .filter((line) => line.level === level && line.side === side && isCounted(line))
          .map((line) => territory.get(line.id)?.amount ?? line.amount),
      );
    for (const level of [1, 2]) {
      expect(reached(level, 'expense')).toBe(baseline.netExpenses);
      expect(reached(level, 'revenue')).toBe(baseline.netRevenues);
    }
    for (const id of ['operateurs_etat', 'niches_fiscales_recherche']) {
      expect(territory.get(id)?.amount).toBe(weighed(dossier.knownLine(id)).amount);
    }
  });

  it('splits 1 000 € without a cent left over', () => {
    const { total, spenders }: BuiltSectors = parsed('sectors.json');
    expect(spenders.reduce((sum, { perThousand }) => sum + perThousand, 0)).toBe(1000);
    expect(sumOf(spenders.map(({ amount }) => amount))).toBe(total);
    expect(total).toBe(dossier.edition.record.content.chiffres['depenses_nettes']?.valeur);
  });

  it('[K2] gives every card that is spent its place on the sheet, pensions together', () => {
    const { bands, margin, places, kinds }: BuiltSheet = parsed('sheet.json');
    const { cards }: BuiltCards = parsed('cards.json');
    expect(bands.reduce((sum, { squares }) => sum + squares, 0)).toBe(1000);
    const placed = rowsOf(places);
    const spent = cards.filter(({ type }) => type !== 'revenue').map(({ id }) => id);
    expect(placed.map(({ id }) => id).toSorted()).toEqual(spent.toSorted());
    const ends = placed.map(({ start, squares }) => start + squares);
    expect(Math.max(...ends)).toBe(1000 + margin.squares);
    for (const [index, { start }] of placed.entries()) {
      expect(start).toBeGreaterThanOrEqual(ends[index - 1] ?? 0);
    }
    expect(placed.find(({ id }) => id === 'ET01')?.squares).toBe(35);
    // As many squares as the decision of that name: one name, one number.
    const { groups }: BuiltGroups = parsed('groups.json');
    for (const { title, squares } of kinds) {
      const ids = groups.find((group) => group.title === title)?.cardIds ?? [];
      const own = placed.filter(({ id }) => ids.includes(id));
      expect(squares).toBe(own.reduce((sum, place) => sum + place.squares, 0));
    }
    expect(kinds[0]).toEqual({ title: 'Retraites', paint: 'social', start: 0, squares: 226 });
  });

  it('puts the comparisons somebody has written before those found by rule', () => {
    const { comparisons }: BuiltComparisons = parsed('comparisons.json');
    expect(comparisons.slice(0, 15).every(({ origin }) => origin === 'redaction')).toBe(true);
    const found = comparisons.filter(({ origin }) => origin === 'regle');
    const vintageOf = (id: string | undefined) => {
      const detail: BuiltDetail = parsed(`details/${id}.json`);
      expect(detail.line.amountBeforeTransfers).toBeUndefined();
      return detail.vintage;
    };
    for (const { ratio, budgetA, budgetB, lineIdsA, lineIdsB } of found) {
      expect(vintageOf(lineIdsA[0])).toBe(vintageOf(lineIdsB[0]));
      expect(budgetA.context).toMatch(/ 20\d\d$/);
      expect(Math.abs(ratio - Math.round(ratio)) / Math.round(ratio)).toBeLessThanOrEqual(0.01);
      expect(Math.min(budgetA.amount, budgetB.amount)).toBeGreaterThanOrEqual(1000);
    }
  });

  it('gives the home page all that somebody has written, and nothing else', () => {
    const { comparisons }: BuiltComparisons = parsed('comparisons.json');
    const home: BuiltHomeComparisons = parsed('home-comparisons.json');
    const written = comparisons.filter(({ origin }) => origin === 'redaction');
    expect(home.comparisons.map(({ id }) => id).toSorted()).toEqual(
      written.map(({ id }) => id).toSorted(),
    );
    // « Au hasard parmi » needs at least two cards in each category.
    const counts = Map.groupBy(home.comparisons, ({ category }) => category);
    for (const cards of counts.values()) expect(cards.length).toBeGreaterThan(1);
    expect(counts.size).toBe(3);
    expect(parsed('first-comparison.json').comparison).toEqual(home.comparisons[0]);
    for (const { lines } of home.comparisons) {
      expect(lines.length).toBeGreaterThanOrEqual(2);
      expect(lines.every(({ title }) => title !== '')).toBe(true);
    }
  });

  it.each(['expense', 'revenue'] as const)(
    'leaves at most 40 € of 1 000 € of %s to technical lines',
    (wanted) => {
      const { lines }: BuiltExplorer = parsed('explorer.json');
      const top = lines.filter(
        (line) => line.level === 1 && line.side === wanted && isCounted(line),
      );
      const technical = top.filter(({ isTechnical }) => isTechnical);
      const amountOf = (some: typeof top) => sumOf(some.map(({ amount }) => amount));
      expect(technical).not.toEqual([]);
      expect((amountOf(technical) / amountOf(top)) * 1000).toBeLessThanOrEqual(40);
    },
  );

  it('[D15] shows as official only what one cell contains, of that very amount', () => {
    const wrong = namesIn('details').filter((file) => {
      const { line, formula }: BuiltDetail = parsed(`details/${file}`);
      const [cell, ...others] = formula;
      const isRead = others.length === 0 && cell?.cell !== undefined && !cell.isTaken;
      return line.nature === 'officiel' && !(isRead && cell.amount === line.amount);
    });
    expect(wrong).toEqual([]);
  });

  it('lists all that the consolidation removes, to the euro', () => {
    const { transfers }: BuiltMethodology = parsed('methodology.json');
    const { baseline, consolidation }: BuiltEdition = parsed('edition.json');
    const removed = transfers.removed.reduce((sum, { amount }) => sum + amount, 0);
    expect(removed).toBeCloseTo(consolidation.treeGrossTotal - baseline.netExpenses, 5);
  });

  it('computes its validation block', () => {
    const { validation, trust, recomputed }: BuiltMethodology = parsed('methodology.json');
    expect(validation).toMatchObject({ status: 'SUCCESS', warnings: [], errors: [] });
    const { counts }: BuiltMethodology = parsed('methodology.json');
    expect(counts).toMatchObject({ cards: 64, revenueCards: 12, byLevel: [13, 91, 174, 650, 291] });
    for (const { natures, readings, years } of trust) {
      for (const shares of [natures, readings, years]) {
        const total = shares.reduce((sum, { share }) => sum + share, 0);
        expect(total).toBeLessThanOrEqual(100.000_001);
        expect(total).toBeGreaterThan(99.6);
      }
      // 5,3 % of spending since a double count was shown as an estimate (edition 3.2).
      expect(natures.find(({ kind }) => kind === 'estime')?.share).toBeLessThanOrEqual(5.3);
    }
    expect(recomputed.amounts).toBeGreaterThan(1400);
  });
});

it('says in the documentation the shares it computes', () => {
  const { trust }: BuiltMethodology = parsed('methodology.json');
  const page = readFileSync(`${PACKAGE_DIRECTORY}/../../docs/methodologie.md`, 'utf8');
  const shares = trust.flatMap(({ natures, readings, years, recomputedShare }) => [
    ...[...natures, ...readings, ...years].map(({ share }) => share),
    recomputedShare,
  ]);
  for (const share of shares) {
    expect(page).toContain(`${share.toFixed(share % 100 === 0 ? 0 : 1).replace('.', ',')}\u00A0%`);
  }
});

it('warns of changed behaviour for no family of cards alone', () => {
  const { cards }: BuiltCards = parsed('cards.json');
  const behaviour =
    /comportement|réactions?|réagir|Sans (?:la niche|lui|taux réduit)|forcément|rapporte/u;
  expect(cards.filter(({ texts }) => behaviour.test(texts?.silentOn ?? ''))).toEqual([]);
});

describe('the short game', () => {
  it('[G24] groups every card once, spending first, the largest first', () => {
    const { groups }: BuiltGroups = parsed('groups.json');
    const { cards }: BuiltCards = parsed('cards.json');
    expect(groups).toHaveLength(16);
    expect(groups.flatMap(({ cardIds }) => cardIds).toSorted()).toEqual(
      cards.map(({ id }) => id).toSorted(),
    );
    expect(sumOf(groups.map((group) => groupAmountOf(group, cards)))).toBe(
      sumOf(cards.map(({ amount }) => amount)),
    );
    const ids = groups.map(({ id }) => id);
    expect(ids.slice(0, 2)).toEqual(['retraites', 'sante']);
    expect(ids.slice(-4)).toEqual(['niches', 'cotisations', 'consommation-patrimoine', 'revenus']);
  });

  it('says both amounts where the answer is not what the lines of the card make', () => {
    const { questions }: BuiltGuesses = parsed('guesses.json');
    const { cards }: BuiltCards = parsed('cards.json');
    const apart = questions.filter(({ cardId, answer }) => {
      const lines = cards.find(({ id }) => id === cardId)?.linesAmount ?? 0;
      return Math.abs((lines / 1_734_200) * 1000 - answer) > 0.1;
    });
    expect(apart.length).toBeGreaterThan(5);
    for (const { note } of apart) expect(note).toContain('Réponse au montant de la carte');
  });

  it('asks about the very card that follows, with its amount and its nature', () => {
    const { questions }: BuiltGuesses = parsed('guesses.json');
    const { baseline }: BuiltEdition = parsed('edition.json');
    const { cards }: BuiltCards = parsed('cards.json');
    for (const { answer, nature, cardId } of questions) {
      const card = cards.find(({ id }) => id === cardId);
      expect(nature).toBe(card?.nature);
      expect(answer).toBeCloseTo(((card?.amount ?? 0) / baseline.netExpenses) * 1000, 1);
    }
    const neverFirst = questions.filter(({ isNeverFirst }) => isNeverFirst);
    expect(neverFirst.map(({ id }) => id)).toEqual(['Q18']);
    // The row is about another line than its card: neither its words nor its note are published.
    expect(neverFirst).toMatchObject([{ cardId: 'ET24', note: '' }]);
  });

  it('gives a card its law, its margin and its point, and nothing where none is', () => {
    const { laws, margins, points }: BuiltCardFacts = parsed('card-facts.json');
    expect(laws).toContainEqual(
      expect.objectContaining({ id: 'ET01', changes: { 2025: 5.6, 2026: 10.9 } }),
    );
    expect(laws).toContainEqual(expect.objectContaining({ id: 'ET20', changes: { 2026: -8.4 } }));
    expect(laws.find(({ id }) => id === 'ET16')).toBeUndefined();
    expect(margins['DP01']).toMatchObject({ kind: 'engagements' });
    expect(margins['CO01']).toBeUndefined();
    expect(points['RE02']?.sentence).toContain('ordre de grandeur');
  });

  it('keeps its data light', () => {
    const files = ['groups.json', 'guesses.json', 'card-facts.json'];
    const bytes = files.reduce((sum, file) => sum + brotliCompressSync(read(file)).length, 0);
    expect(bytes).toBeLessThanOrEqual(6000);
  });
});

it('plays the ten amounts of the specification, to the euro', () => {
  const { cards }: BuiltCards = parsed('cards.json');
  const amounts = Object.fromEntries(cards.map(({ id, amount }) => [id, amount]));
  expect(amounts).toMatchObject({
    ET01: 60_900,
    ET02: 44_200,
    ET03: 32_500,
    ET04: 28_000,
    SS01: 149_000,
    SS02: 108_800,
    SS04: 93_400,
    CO01: 76_400,
    DP01: 50_000,
    NF01: 37_347,
  });
});

describe('a line page', () => {
  it('gives history, jobs and results of a programme', () => {
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
    expect(votedIn(2025, detail)).toBe(detail.line.amount);
  });

  it('gives what was voted from 2022 to 2026, each law named', () => {
    const detail: BuiltDetail = parsed('details/securite_justice_police_p176.json');
    const voted = detail.history?.points.filter(({ kind }) => kind === 'lfi');
    expect(voted?.map(({ year }) => year)).toEqual([2022, 2023, 2024, 2025, 2026]);
    expect(detail.history?.laws.map(({ year }) => year)).toEqual([2022, 2023, 2024, 2025, 2026]);
    expect(detail.history?.laws[3]?.title).toContain('2025-127');
    expect(parsed('line-files/securite_justice_police_p176.json')).toMatchObject({
      historique: { lois: expect.arrayContaining([expect.objectContaining({ annee: 2022 })]) },
    });
  });

  it('names no law of a year it has no vote of, and never uses what the source counts twice', () => {
    const action: BuiltDetail = parsed('details/defense_armees_p144_a03.json');
    expect(action.history?.laws.map(({ year }) => year)).toEqual([2025]);
    const doubled: BuiltDetail = parsed('details/ecologie_transition_environnement_p217.json');
    expect(doubled.history?.laws.map(({ year }) => year)).toEqual([2024, 2025, 2026]);
    expect(doubled.history?.break).toContain('comptée deux fois');
  });

  it('gives the next law for a mission and flags a change of perimeter', () => {
    const defence: BuiltDetail = parsed('details/defense_armees.json');
    expect(defence.history?.points.at(-1)).toMatchObject({ year: 2026, kind: 'lfi' });
    const housing: BuiltDetail = parsed('details/sante_solidarite_logement_aides_p109.json');
    expect(housing.history?.break).toContain('périmètre');
  });

  it('gives the next law to a line made of whole missions, and to one made of programmes', () => {
    expect(nextLawOf('education_formation_culture')?.amount).toBeCloseTo(votedNext('CB', 'MA'));
    expect(nextLawOf('defense')?.amount).toBeCloseTo(votedNext('DA', 'MB'));
    expect(nextLawOf('education_formation_superieur')?.amount).toBeGreaterThan(0);
  });

  it('keeps closed programmes in the missions they were voted in', () => {
    const { missions }: BuiltMissions = parsed('missions.json');
    const solidarity = missions.find(({ code }) => code === 'SE');
    expect(solidarity?.points).toContainEqual({ year: 2024, kind: 'lfi', amount: 31_098.899432 });
    expect(solidarity?.break).toContain('124');
  });

  it('publishes the history of every mission', () => {
    const { missions }: BuiltMissions = parsed('missions.json');
    expect(missions).toHaveLength(35);
    const next = missions.filter(({ points }) => points.some(({ year }) => year === 2026));
    expect(next).toHaveLength(33);
    const whole = next
      .filter(({ code }) => code !== 'ZD')
      .flatMap(({ points }) => points.filter(({ year }) => year === 2026));
    expect(whole.reduce((sum, { amount }) => sum + amount, 0)).toBeCloseTo(593_890.1, 0);
    const moved = missions.filter(({ code }) => code === 'ZD' || code === 'AQ');
    expect(moved.every((mission) => mission.break.includes('4\u202F029'))).toBe(true);
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
    expect(namesIn('line-files')).toEqual(namesIn('details'));
    expect(parsed('line-files/education_formation_culture.json')).toMatchObject({
      detail_source: { producteur: 'Direction du budget' },
    });
  });

  it('[D14] names every administration that pays the lines of a sum', () => {
    const sums: BuiltSums = parsed('sums.json');
    expect(sums['sante_solidarite']?.payers).toEqual(['securite_sociale', 'etat']);
    expect(sums['education_formation']?.payers).toEqual(['etat']);
  });

  it('never shows the history of a whole programme on a part of it', () => {
    const detail: BuiltDetail = parsed('details/education_formation_ecoles_p139.json');
    expect(votedIn(2025, detail)).toBe(detail.line.amount);
  });
});

describe('open data', () => {
  const { year, version }: BuiltEdition = parsed('edition.json');
  const folder = `open-data/${year}/${version}`;

  it('says which public copy of a document was read', () => {
    const { rows } = csvOf<
      Record<'id' | 'url' | 'document' | 'lu_via_depot' | 'lu_via_commit', string>
    >(read(`${folder}/sources.csv`));
    expect(rows.find(({ id }) => id === 'rap-synthese-2025')).toMatchObject({
      document: expect.stringContaining('RAP_synthese_2025.xls'),
      lu_via_depot: 'github.com/ogrre/ou-vont-mes-impots-api',
      lu_via_commit: 'fd255b7373c444ebc490031456358727894c59ff',
    });
    const { sources }: BuiltSources = parsed('sources.json');
    expect(sources['rap-synthese-2025']?.readThrough?.sha256).toMatch(/^73c98946e1c7/);
    expect(sources['lfi-2025']?.document).toContain('139');
  });

  it('holds every line, with its amounts written out', () => {
    const { rows } = csvOf<Record<'cote' | 'niveau' | 'montant_net' | 'hors_total', string>>(
      read(`${folder}/postes.csv`),
    );
    const top = rows.filter(({ cote, niveau }) => cote === 'depense' && niveau === '1');
    expect(Math.round(top.reduce((sum, row) => sum + Number(row.montant_net), 0))).toBe(
      dossier.edition.record.content.chiffres['depenses_nettes']?.valeur,
    );
    expect(rows).toHaveLength(namesIn('details').length);
  });

  it('gives the past of every programme, closed ones too, and the law of each vote', () => {
    const { rows } = csvOf<Record<'id' | 'mission' | 'montant' | 'loi', string>>(
      read(`${folder}/programmes.csv`),
    );
    const rowOf = (wanted: string) => rows.find(({ id }) => id === wanted);
    expect(rowOf('P124_lfi_2024')).toMatchObject({ mission: 'SE', montant: '1354.651668' });
    expect(rowOf('P146_lfi_2025')?.loi).toContain('2025-127');
    expect(rowOf('P146_execution_2025')?.loi).toBe('');
    expect(rowOf('P217_lfi_2023')).toBeUndefined();
  });

  it('holds no text that a spreadsheet would run, and still every formula', () => {
    for (const file of namesIn(folder).filter((name) => name.endsWith('.csv'))) {
      const { rows } = csvOf<Record<string, string>>(read(`${folder}/${file}`));
      const texts = rows.flatMap((row) => Object.values(row).map(String));
      const run = texts.filter((cell) => /^[=+\-@\t\r]/.test(cell) && Number.isNaN(Number(cell)));
      expect(run).toEqual([]);
    }
    const { rows } = csvOf<Record<'id' | 'formule' | 'montant', string>>(
      read(`${folder}/postes.csv`),
    );
    const police = rows.find(({ id }) => id === 'securite_justice_police_p176_a02');
    expect(police?.formule).toMatch(/^ @securite_justice_police_p176_a02_s01 \+ /);
    expect(police?.montant).toMatch(/^\d/);
  });

  it('describes each column of each file', () => {
    type Package = {
      resources: {
        path: string;
        rowCount: number;
        bytes: number;
        schema: { fields: { name: string }[] };
      }[];
    };
    const { resources }: Package = parsed(`${folder}/datapackage.json`);
    for (const { path, rowCount, bytes, schema } of resources) {
      const content = read(`${folder}/${path}`);
      expect(Buffer.byteLength(content)).toBe(bytes);
      const { headers, rows } = csvOf(content);
      expect(headers).toEqual(schema.fields.map(({ name }) => name));
      expect(rows).toHaveLength(rowCount);
    }
  });
});

function nextLawOf(id: string) {
  const detail: BuiltDetail = parsed(`details/${id}.json`);
  return detail.history?.points.find(({ year, kind }) => year === 2026 && kind === 'lfi');
}

/** By missions, in the history. */
function votedNext(...missions: readonly string[]): number {
  const rows = dossier.edition.history.rows.filter((row) => missions.includes(row.code_officiel));
  return rows.reduce((sum, row) => sum + Number(row['lfi_2026']), 0);
}

function votedIn(wanted: number, { history }: BuiltDetail) {
  return history?.points.find(({ year, kind }) => year === wanted && kind === 'lfi')?.amount;
}
