import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { expect, it } from 'vitest';
import type { BuiltDetail, BuiltEdition, BuiltSources } from './built.ts';
import { verdictsOf } from './checks/all.ts';
import { openDossier } from './dossier.ts';
import { emit } from './emit/all.ts';
import { activeEditionDirectory, EDITIONS_DIRECTORY } from './read.ts';
import { apply } from './spoiled-edition.build.ts';

/** The ten steps of docs/donnees.md, as a person with a spreadsheet would take them. */
it('prepares, switches on and builds a 2026 edition without touching code', () => {
  const editions = mkdtempSync(`${tmpdir()}/editions-`);
  const directory = `${editions}/2026`;
  cpSync(`${EDITIONS_DIRECTORY}/2025`, directory, { recursive: true });

  apply(directory, { file: 'edition.yaml', from: 'annee: 2025', to: 'annee: 2026' });
  apply(directory, {
    file: 'sources.yaml',
    from: 'sources:\n',
    to: "sources:\n  lfss-2026:\n    producteur: 'Parlement'\n    titre: 'LFSS 2026'\n    url: 'https://www.legifrance.gouv.fr/'\n    document: 'LFSS 2026'\n    publie: '2026'\n    consulte: '2026-12-01'\n    licence: 'Domaine public'\n    a_verifier: '2027-12-01'\n    note: ''\n",
  });
  const hospitals =
    'Hôpitaux et cliniques,109600,,hospital,,oui,non,non,securite_sociale,,,lfss_2025,officiel,an-amendement-956';
  apply(directory, {
    file: 'depenses.csv',
    from: hospitals,
    to: hospitals
      .replace('109600', '111600')
      .replace('lfss_2025', 'lfss_2026')
      .replace('an-amendement-956', 'lfss-2026'),
  });

  apply(directory, { file: 'historique.csv', from: 'lfi_2026,rupture', to: 'lfi_2027,rupture' });

  const refused = verdictsOf(openDossier(directory)).flatMap(({ problems }) => problems);
  expect(refused.map(({ file }) => file).toSorted()).toEqual(['cartes.csv', 'depenses.csv']);

  const advice = /à (?<right>[\d\s]+,\d+)\s/u.exec(
    refused.find(({ file }) => file === 'depenses.csv')?.message.split('portez')[1] ?? '',
  );
  const right = advice?.groups?.['right']?.replaceAll(/\s/g, '').replace(',', '.') ?? '';
  apply(directory, { file: 'depenses.csv', from: '22480.172689', to: right });
  apply(directory, { file: 'ecarts.yaml', from: 'montant: -800.0', to: 'montant: -2800.0' });

  writeFileSync(`${editions}/active.yaml`, "edition: '2026'\n");
  const dossier = openDossier(activeEditionDirectory(editions));
  const verdicts = verdictsOf(dossier);
  expect(verdicts.flatMap(({ problems }) => problems)).toEqual([]);

  const built = mkdtempSync(`${tmpdir()}/built-`);
  emit(dossier, { verdicts, warnings: [] }, built);
  const parsed = (file: string) => JSON.parse(readFileSync(`${built}/${file}`, 'utf8'));
  const edition: BuiltEdition = parsed('edition.json');
  const detail: BuiltDetail = parsed('details/sante_solidarite_hopitaux.json');
  const defence: BuiltDetail = parsed('details/defense_armees.json');
  const { sources }: BuiltSources = parsed('sources.json');
  expect(edition).toMatchObject({ year: 2026, baseline: { year: 2026 } });
  expect(detail).toMatchObject({ line: { amount: 111_600 }, sourceEntry: { id: 'lfss-2026' } });
  expect(defence.history?.points.at(-1)).toMatchObject({ year: 2027, kind: 'lfi' });
  expect(sources['lfss-2026']?.uses).toBe(1);
}, 30_000);
