import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { BuiltMethodology } from './built.ts';
import { PACKAGE_DIRECTORY } from './read/edition.ts';
import { computedShares } from './shares.ts';
import { dossierAfter } from './spoiled-edition.testing.ts';

const { trust }: BuiltMethodology = JSON.parse(
  readFileSync(`${PACKAGE_DIRECTORY}/built/methodology.json`, 'utf8'),
);

type Share = { kind: string | number; amount: number; share: number };

const recordOf = (shares: readonly Share[]) =>
  Object.fromEntries(
    shares.filter(({ amount }) => amount !== 0).map(({ kind, share }) => [kind, share]),
  );

it.each(trust)('publishes of $side the shares that a second computation finds', (published) => {
  expect({
    nature: recordOf(published.natures),
    lecture: recordOf(published.readings),
    annee: recordOf(published.years),
  }).toEqual(computedShares()[published.side === 'expense' ? 'depense' : 'recette']);
});

it('lists the 259 small tax niches that make up what is not detailed, tax by tax', () => {
  const dossier = dossierAfter();
  const cells = dossier.edition.cells.find(({ file }) => file.includes('depenses_fiscales_2025'));
  const small = cells?.rows.filter(({ partie }) => partie !== '') ?? [];
  const measures = small.filter(({ cle }) => /^\d{6}$/.test(cle));
  expect(measures).toHaveLength(259);
  expect(measures.every(({ valeur }) => Number(valeur) < 200)).toBe(true);
  expect(measures.reduce((sum, { valeur }) => sum + Number(valeur), 0)).toBe(
    Number(dossier.knownLine('niches_fiscales_autres_petites').row.montant),
  );
});
