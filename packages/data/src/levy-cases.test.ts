import { readFileSync } from 'node:fs';
import { afterAllowanceOf, yearlyTaxOf } from '@nosmilliards/domain/levy/income-tax';
import { leviesOfGross, leviesOfNet, type Levies } from '@nosmilliards/domain/levy/levies';
import type { LevyOptions, Status } from '@nosmilliards/domain/levy/status';
import { describe, expect, it } from 'vitest';
import { levyParametersOf } from './derive/levy-parameters.ts';
import { PACKAGE_DIRECTORY } from './read/edition.ts';
import { csvOf } from './read/table.ts';
import { dossierAfter } from './spoiled-edition.testing.ts';

/** The published roundings: a cent, and the whole euros a year of the tax of the model of Urssaf. */
const CENT = 0.005;
const TAX = 0.05;

type Case = Record<string, string> & { id: string; statut: string; entree: string };
const { rows: cases } = csvOf<Case>(
  readFileSync(`${PACKAGE_DIRECTORY}/cases/ma-part-2025.csv`, 'utf8'),
);
const law = dossierAfter().edition.levies.content.parametres;
const STATUSES: Record<string, Status> = {
  prive_non_cadre: 'employee',
  prive_cadre: 'executive',
  fonctionnaire_etat: 'state-agent',
  fonctionnaire_territorial_hospitalier: 'local-agent',
  retraite_prive: 'private-retiree',
  retraite_public: 'public-retiree',
  chomage: 'jobseeker',
  micro_vente: 'micro-sales',
  micro_services: 'micro-services',
  micro_liberal: 'micro-professional',
};

function parametersOf({ bareme }: Case) {
  return levyParametersOf(law, bareme === 'revenus_2024' ? '_precedent' : '');
}

function optionsOf({ effectif, foyer }: Case): LevyOptions {
  const parts = /([\d,]+) parts?/.exec(foyer ?? '')?.[1]?.replace(',', '.');
  return {
    headcount: effectif === '60' ? 'from-50' : effectif === '20' ? 'from-11' : 'under-11',
    couple: foyer?.startsWith('couple') ?? false,
    ...(parts !== undefined && { parts: Number(parts) }),
  };
}

/** The columns of the cases name what several statuses share. */
const NAMED: Record<string, string> = {
  csg_activite: 'csg',
  csg_pension_83: 'csg',
  csg_pension_66: 'csg',
  csg_pension_38: 'csg',
  csg_chomage: 'csg',
  pension_etat_retenue: 'pension_publique_agent',
  cnracl_retenue: 'pension_publique_agent',
  pension_etat_employeur: 'pension_publique_employeur',
  cnracl_employeur: 'pension_publique_employeur',
  impot_revenu: 'impot_mois',
};
const WHOLE: Record<string, (levies: Levies) => number> = {
  brut: ({ gross }) => gross,
  net_avant_impot: ({ net }) => net,
  net_imposable: ({ taxable }) => taxable,
  cout_employeur: ({ employerCost }) => employerCost,
  hors_public: ({ outside }) => outside,
  total_personne: ({ rows }) => sumOf(rows, 'person'),
  total_employeur: ({ rows }) => sumOf(rows, 'employer'),
  disponible: ({ disposable }) => disposable,
  tva_basse: ({ vat }) => vat[0],
  tva_haute: ({ vat }) => vat[1],
};

function sumOf(rows: Levies['rows'], payer: string): number {
  return rows.filter((row) => row.payer === payer).reduce((sum, { amount }) => sum + amount, 0);
}

/**
 * As the model of Urssaf reads the law, where we know that we differ: it taxes the life cover of
 * executives, which CGI art. 83, 1° quater does not, and rounds the tax of chambers to the euro.
 */
function readAsUrssaf(one: Case, found: Levies): Levies {
  if (!one['origine']?.startsWith('oracle')) return found;
  const { employee, ceiling, tax } = parametersOf(one);
  const isExecutive = one.statut === 'prive_cadre';
  const cover = isExecutive ? employee.executives.lifeCover * Math.min(found.gross, ceiling) : 0;
  const taxable = found.taxable + cover;
  const incomeTax = isExecutive
    ? yearlyTaxOf(afterAllowanceOf(12 * taxable, 'wages', tax), tax, optionsOf(one)) / 12
    : found.incomeTax;
  const rows = found.rows
    .filter(({ levy }) => levy !== 'impot_revenu' && levy !== 'chambres')
    .concat(
      { levy: 'impot_revenu', payer: 'person', amount: incomeTax },
      { levy: 'chambres', payer: 'person', amount: Number(one['chambres']) },
    );
  const ours = found.rows.find(({ levy }) => levy === 'chambres')?.amount ?? 0;
  const net = found.net + ours - Number(one['chambres']);
  const disposable = net - incomeTax;
  const [low, high] = parametersOf(one).vat;
  return { ...found, taxable, rows, net, disposable, vat: [low * disposable, high * disposable] };
}

/** Employer's contributions of the model of Urssaf are before the general reduction. */
const REDUCED = [
  'maladie_employeur',
  'vieillesse_employeur',
  'famille_employeur',
  'atmp_employeur',
  'csa',
  'chomage_employeur',
  'agirc_arrco_employeur',
  'fnal',
];

it('holds the 88 cases', () => {
  expect(cases).toHaveLength(88);
  const kinds = Object.groupBy(cases, ({ id }) => id.slice(0, 1));
  expect(Object.values(kinds).map((some) => some?.length)).toEqual([47, 9, 9, 10, 5, 8]);
});

describe.each(cases.filter(({ id }) => !id.startsWith('E')))('$id: $statut, $montant €', (one) => {
  const status = STATUSES[one.statut] ?? 'employee';
  const found = leviesOfGross(status, Number(one['montant']), parametersOf(one), optionsOf(one));

  it('finds every amount', () => {
    const read = readAsUrssaf(one, found);
    const rows = new Map<string, number>();
    for (const { levy, amount } of read.rows) rows.set(NAMED[levy] ?? levy, amount);
    const taxed = new Set(['impot_mois', 'total_personne', 'disponible', 'tva_basse', 'tva_haute']);
    const columns = Object.keys(one).slice(7, 48);
    const compared = columns.filter(
      (column) =>
        one[column] !== '' && (one['reduction_generale'] === '' || !REDUCED.includes(column)),
    );
    expect(compared.length).toBeGreaterThan(8);
    for (const column of compared.filter((name) => name !== 'reduction_generale')) {
      const amount = WHOLE[column]?.(read) ?? rows.get(column) ?? 0;
      const gap = Math.abs(amount - Number(one[column]));
      expect(gap, `${column}: ${amount}, not ${one[column]}`).toBeLessThanOrEqual(
        (taxed.has(column) ? TAX : CENT) + 1e-6,
      );
    }
  });

  it('takes the general reduction off, and nothing else', () => {
    const given = REDUCED.reduce((sum, levy) => sum + Number(one[levy]), 0);
    const kept = found.rows
      .filter(({ levy, payer }) => payer === 'employer' && REDUCED.includes(levy))
      .reduce((sum, { amount }) => sum + amount, 0);
    // Eight columns rounded to a cent, and the reduction.
    expect(Math.abs(given - Number(one['reduction_generale']) - kept)).toBeLessThanOrEqual(
      9 * CENT,
    );
  });

  it('comes back from the net to the same net', () => {
    const back = leviesOfNet(status, found.net, parametersOf(one), optionsOf(one));
    expect(Math.abs(back.net - found.net)).toBeLessThanOrEqual(0.0002);
    expect(back.gross).toBeLessThanOrEqual(found.gross + 0.0002);
  });
});

function caseOf(id: string): Case | undefined {
  return cases.find((one) => one.id === id);
}

/** Published by others; what each says is in its last column. */
describe('published examples', () => {
  const parameters = levyParametersOf(law);

  it('E01: the net minimum wage', () => {
    const { net } = leviesOfGross('employee', parameters.minimumWage, parameters, {
      healthCover: 0,
    });
    expect(Math.abs(net - Number(caseOf('E01')?.['net_avant_impot']))).toBeLessThanOrEqual(CENT);
  });

  it.each(['E02', 'E03', 'E04'])('%s: the tax of a household', (id) => {
    const one = caseOf(id);
    const tax = yearlyTaxOf(Number(one?.['montant']), parameters.tax, {
      couple: one?.['foyer']?.startsWith('couple') ?? false,
    });
    expect(Math.abs(tax / 12 - Number(one?.['impot_mois']))).toBeLessThanOrEqual(CENT);
  });

  it.each([
    ['E05', { retraite_chomage: 3.6, csg_chomage: 3.95, crds: 0.32 }, 60.53],
    ['E06', { retraite_chomage: 2.1 }, 37.8],
  ])('%s: an allowance, per day', (id, expected, net) => {
    const day = 12 / 365;
    const found = leviesOfGross('jobseeker', Number(caseOf(id)?.['montant']) / day, parameters, {
      knownTax: 0,
    });
    const rows = Object.fromEntries(found.rows.map(({ levy, amount }) => [levy, amount * day]));
    expect(Object.keys(rows)).toEqual(Object.keys(expected));
    for (const [levy, amount] of Object.entries(expected))
      expect(rows[levy]).toBeCloseTo(amount, 2);
    expect(found.net * day).toBeCloseTo(net, 2);
  });

  it('E07: a basic pension at the normal rate pays 9,1 %', () => {
    const { gross, net } = leviesOfGross('private-retiree', 3000, parameters, {
      supplementaryShare: 0,
    });
    expect(1 - net / gross).toBeCloseTo(0.091, 9);
  });

  it('E08: a State agent pays what the public sheet says', () => {
    const { rows } = leviesOfGross('state-agent', 1000, parameters, {
      bonusShare: 0.1,
      knownTax: 0,
    });
    const paid = rows.filter(({ payer }) => payer === 'person').map(({ amount }) => amount);
    const expected = [0.111 * 900, 0.05 * 100, 0.092 * 982.5, 0.005 * 982.5];
    for (const [index, amount] of expected.entries()) expect(paid[index]).toBeCloseTo(amount, 9);
  });
});
