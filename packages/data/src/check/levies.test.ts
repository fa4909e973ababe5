import { expect, it } from 'vitest';
import { lineWith, problemsFrom } from '../spoiled-edition.testing.ts';

const law = 'prelevements.yaml';
const spread = 'repartition.csv';

it('takes the edition as it is', () => {
  expect(problemsFrom('prelevements')).toEqual([]);
  expect(problemsFrom('repartition')).toEqual([]);
});

it('refuses a confirmed rate without its text', () => {
  const lien = "lien: 'https://www.legifrance.gouv.fr/jorf/id/JORFTEXT000050854392'\n      ";
  expect(problemsFrom('prelevements', { file: law, from: lien, to: '' })).toContainEqual({
    file: law,
    line: lineWith(law, "libelle: 'Plafond mensuel"),
    message: expect.stringContaining('mène à son texte'),
  });
});

it('refuses an address that is none, and a parameter that is missing', () => {
  expect(
    problemsFrom('prelevements', {
      file: law,
      from: "lien: 'https://",
      to: "lien: 'javascript://",
    }),
  ).toContainEqual(expect.objectContaining({ message: expect.stringContaining('des adresses') }));
  expect(problemsFrom('fiches', { file: law, from: '    pmss:', to: '    pmsx:' })).toContainEqual(
    expect.objectContaining({ message: expect.stringContaining('Il manque « pmss »') }),
  );
});

it('refuses what has changed without the page that says so', () => {
  const page =
    "\n      depuis_lien: 'https://cdg50.fr/modification-des-taux-de-cotisations-au-1er-janvier-2026'";
  expect(problemsFrom('prelevements', { file: law, from: page, to: '' })).toContainEqual(
    expect.objectContaining({ message: expect.stringContaining('remplissez depuis_lien') }),
  );
});

it('refuses a general reduction that its rates do not make', () => {
  expect(
    problemsFrom('prelevements', {
      file: law,
      from: 'Coefficient maximal, …\n      valeur: #',
      to: 'Coefficient maximal, …\n      valeur: 0.5',
    }),
  ).toEqual([expect.objectContaining({ message: expect.stringContaining('non 50') })]);
});

it('refuses an assumed share that the lines of the edition do not give', () => {
  expect(
    problemsFrom('prelevements', {
      file: law,
      from: 'pension du privé…\n      valeur: #',
      to: 'pension du privé…\n      valeur: 1#',
    }),
  ).toEqual([expect.objectContaining({ message: expect.stringContaining('donnent ') })]);
});

it('refuses points of CSG that do not make its rate', () => {
  expect(
    problemsFrom('repartition', {
      file: spread,
      from: 'csg_activite,maladie,#',
      to: 'csg_activite,maladie,1#',
    }),
  ).toEqual([
    {
      file: spread,
      line: lineWith(spread, 'csg_activite,maladie'),
      message: expect.stringContaining('Les points de « csg_activite » font '),
    },
  ]);
});

it('refuses a weight that a line does not have', () => {
  expect(
    problemsFrom('repartition', {
      file: spread,
      from: 'agirc_arrco,sante_solidarite_retraites_complementaires,,@sante_solidarite_retraites_complementaires',
      to: 'agirc_arrco,sante_solidarite_retraites_complementaires,,@sante_solidarite_retraites_complementaires + @defense_armees',
    }),
  ).toContainEqual(
    expect.objectContaining({ message: expect.stringContaining('Le poids est de') }),
  );
});

it.each([
  ['a levy that goes nowhere', 'casa,autonomie', 'cosa,autonomie', 'casa » ne va nulle part'],
  ['a fund that pays nothing', 'casa,autonomie', 'casa,autonomia', 'ne paie aucune ligne'],
  ['an unknown line', '@defense_armees,', '@defense_armee,', 'pas un nombre positif'],
  ['a loop', 'atmp,sante_solidarite_invalidite', 'atmp,atmp', 'ouvrez la boucle'],
  ['a line twice', 'etat,defense_armees', 'etat,securite_justice_police', 'va déjà vers'],
  ['no weight', 'casa,autonomie,1,', 'casa,autonomie,,', 'remplissez points, ou formule'],
  ['a line of revenue', 'etat,defense_armees', 'etat,fiscalite_etat_tva', 'ligne de dépense'],
])('refuses %s', (_, from, to, message) => {
  expect(problemsFrom('repartition', { file: spread, from, to })).toContainEqual(
    expect.objectContaining({ message: expect.stringContaining(message) }),
  );
});
