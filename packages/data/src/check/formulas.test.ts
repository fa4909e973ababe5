import { describe, expect, it } from 'vitest';
import { lineWith, problemsFrom, type Change } from '../spoiled-edition.testing.ts';

/** What the check says of one line of a file. */
function messagesOf(file: string, text: string, ...changes: Change[]) {
  const line = lineWith(file, text);
  return problemsFrom('formules', ...changes)
    .filter((problem) => problem.file === file && problem.line === line)
    .map(({ message }) => message);
}

describe('one cell of a piece that changes', () => {
  it('breaks the line read in it, and says both values', () => {
    const [message = ''] = messagesOf('depenses.csv', 'depenses_collectivites_achats_communes,', {
      file: 'pieces/insee_t3207.csv',
      from: 'I6,…,#,Md€',
      to: 'I6,…,1#,Md€',
    });
    expect(message).toMatch(/Le montant est de [\d\s]+\sM€, ses pièces donnent 1[\d\s]+\sM€/);
  });

  it('breaks a line of the State, to the euro', () => {
    const messages = messagesOf('depenses.csv', 'defense_armees_p144_a03_s31,', {
      file: 'pieces/etat_2025.csv',
      from: '144-03-31,…,Renseignement extérieur,#,',
      to: '144-03-31,…,Renseignement extérieur,1,',
    });
    expect(messages).toContainEqual(expect.stringMatching(/ses pièces donnent 0,000001\sM€/));
  });

  it('breaks a figure of the edition', () => {
    const problems = problemsFrom('formules', {
      file: 'pieces/insee_t3201.csv',
      from: 'BQ66,…,#,Md€',
      to: 'BQ66,…,-1,Md€',
    });
    expect(problems).toContainEqual({
      file: 'edition.yaml',
      line: lineWith('edition.yaml', '  deficit_constate:') + 1,
      message: expect.stringMatching(/ses pièces donnent 1\s000\sM€/),
    });
  });
});

it.each([
  ['etat_2025:DA,', 'etat_2025:ZZ9,', 'qui n’existe pas en euros'],
  ['etat_2025:DA,', 'etat_2025 DA,', 'ne se lit pas'],
  ['etat_2025:DA,', '@defense_armees,', 'se cite elle-même'],
  ['etat_2025:DA,', ',', 'Aucune pièce ne porte ce montant'],
  [
    'etat_2025:DA,',
    'etat_2025:P144 + etat_2025:P146 + etat_2025:P178 + etat_2025:P212,',
    'mettez calcule',
  ],
])('refuses the formula %s as %s', (from, to, words) => {
  expect(
    messagesOf('depenses.csv', 'defense_armees,', { file: 'depenses.csv', from, to }),
  ).toContainEqual(expect.stringContaining(words));
});

it('wants the doubt of an estimate', () => {
  const messages = messagesOf('depenses.csv', 'technique_solde_non_ventile,', {
    file: 'depenses.csv',
    from: 'estime,#,insee_t3212:AX27',
    to: 'estime,,insee_t3212:AX27',
  });
  expect(messages).toContainEqual(expect.stringContaining('remplissez incertitude'));
});

it('wants the doubt of a difference of rounded figures', () => {
  const messages = messagesOf('depenses.csv', 'sante_solidarite_soins_ville,', {
    file: 'depenses.csv',
    from: 'calcule,#,jo_lfss_2025:ondam_ville',
    to: 'calcule,100,jo_lfss_2025:ondam_ville',
  });
  expect(messages).toContainEqual(expect.stringContaining('au moins 200'));
});

it('makes what leans on an estimate an estimate', () => {
  const messages = messagesOf('depenses.csv', 'technique_ecart_insee,', {
    file: 'depenses.csv',
    from: 'estime,#,edition:depenses_nettes',
    to: 'calcule,#,edition:depenses_nettes',
  });
  expect(messages).toContainEqual(expect.stringContaining('donc le résultat aussi'));
});

it.each([
  {
    way: 'through each other',
    formulas: { 'etat_2025:DA,': '@defense_armees_p144,', 'etat_2025:P144,': '@defense_armees,' },
  },
  {
    way: 'through the sum they are part of',
    formulas: { 'etat_2025:DA,': '@defense - @defense_anciens_combattants,' },
  },
  {
    way: 'through all that the State spends',
    formulas: {
      'etat_2025:DA,': '@defense_armees_p144,',
      'etat_2025:P144,': '@niveau:etat,',
      'etat_2025:144-03-31,': '@defense_armees,',
    },
  },
])('refuses lines that cite themselves $way', ({ formulas }) => {
  const changes = Object.entries(formulas).map(([from, to]) => ({
    file: 'depenses.csv',
    from,
    to,
  }));
  expect(messagesOf('depenses.csv', 'defense_armees,', ...changes)).toContainEqual(
    expect.stringContaining('se cite elle-même'),
  );
});

it('refuses a rounded figure further from its pieces than half of its rounding', () => {
  const problems = problemsFrom('formules', {
    file: 'edition.yaml',
    from: 'deficit_etat_execute:\n    libelle: …\n    valeur: #',
    to: 'deficit_etat_execute:\n    libelle: …\n    valeur: 1#',
  });
  expect(problems).toContainEqual({
    file: 'edition.yaml',
    line: lineWith('edition.yaml', '  deficit_etat_execute:') + 1,
    message: expect.stringContaining('ses pièces donnent '),
  });
});

it('refuses a figure of the edition that cites itself', () => {
  const problems = problemsFrom('formules', {
    file: 'edition.yaml',
    from: "formule: '- insee_t3201:BQ66'",
    to: 'formule: edition:deficit_constate',
  });
  expect(problems).toContainEqual({
    file: 'edition.yaml',
    line: lineWith('edition.yaml', '  deficit_constate:') + 1,
    message: expect.stringContaining('se cite elle-même'),
  });
});
