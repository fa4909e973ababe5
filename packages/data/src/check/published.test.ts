import { describe, expect, it } from 'vitest';
import { factsOf, keyOf, publishedTextOf, type Named } from '../derive/facts.ts';
import { dossierAfter, lineWith, problemsFrom, type Change } from '../spoiled-edition.testing.ts';

/** A value of the edition that changes, and the sum that it is part of. */
type Published = { what: string; change: Change; fact: Named; parent?: string };

/** The edition as a release leaves it: published as it is, with nothing to say. */
const RELEASED: readonly Change[] = [
  { file: 'publie.csv', rewrite: () => publishedTextOf(dossierAfter()) },
  { file: 'corrections.yaml', rewrite: () => 'corrections: []\n' },
];
const problemsOf = (...changes: Change[]) => problemsFrom('publie', ...RELEASED, ...changes);

const HOSPITALS = {
  what: 'the amount of a line',
  change: {
    file: 'depenses.csv',
    from: 'Hôpitaux et cliniques (assurance maladie),#,',
    to: 'Hôpitaux et cliniques (assurance maladie),1#,',
  },
  fact: { id: 'sante_solidarite_hopitaux', what: 'montant' },
  parent: 'sante_solidarite',
} satisfies Published;
const SPENT = {
  what: 'the executed mark of a card',
  change: { file: 'cartes.csv', from: 'ET01,…,#,2025,…,#,2025,', to: 'ET01,…,#,2025,…,,,' },
  fact: { id: 'ET01', what: 'depense' },
} satisfies Published;

const CHANGES: readonly Published[] = [
  HOSPITALS,
  {
    what: 'the nature of a line',
    change: {
      file: 'depenses.csv',
      from: 'lfss_2025,officiel,#,jo_lfss_2025:ondam_hopital',
      to: 'lfss_2025,calcule,#,jo_lfss_2025:ondam_hopital',
    },
    fact: { id: 'sante_solidarite_hopitaux', what: 'nature' },
  },
  {
    what: 'the margin of a line',
    change: {
      file: 'depenses.csv',
      from: 'lfss_2025,officiel,#,jo_lfss_2025:ondam_hopital',
      to: 'lfss_2025,officiel,1#,jo_lfss_2025:ondam_hopital',
    },
    fact: { id: 'sante_solidarite_hopitaux', what: 'incertitude' },
  },
  SPENT,
  {
    what: 'the reading of a piece',
    change: {
      file: 'pieces.yaml',
      rewrite: (text: string) =>
        text.replace(/(\n {2}drees_cps_2024:[^]*?lecture: )citation/, '$1copie'),
    },
    fact: { id: 'drees_cps_2024', what: 'lecture' },
  },
  {
    what: 'a figure of the edition',
    change: {
      file: 'edition.yaml',
      from: 'deficit_reference:\n    libelle: …\n    valeur: #',
      to: 'deficit_reference:\n    libelle: …\n    valeur: 1#',
    },
    fact: { id: 'deficit_reference', what: 'montant' },
  },
  {
    what: 'the history of a programme',
    change: { file: 'historique.csv', from: 'P612,…,#,', to: 'P612,…,1#,' },
    fact: { id: 'P612', what: 'lfi_2022' },
  },
];

type Entry = { before?: string; after?: string; day?: string };
const today = dossierAfter().edition.record.content.mise_a_jour;

/** A log with one entry, of a value that changes. */
function logged(fact: Named, { before = valueOf(fact), after, day = today }: Entry): Change {
  const entry = `{ quoi: ${fact.what}, objet: ${fact.id}, avant: ${before}, apres: ${after}, date: '${day}', raison: 'Essai.' }`;
  return { file: 'corrections.yaml', rewrite: () => `corrections:\n  - ${entry}\n` };
}

function valueOf(fact: Named, ...changes: Change[]): string {
  const found = factsOf(dossierAfter(...changes)).find((one) => keyOf(one) === keyOf(fact));
  return found?.value ?? "''";
}

describe.each(CHANGES)('$what', ({ change, fact, parent }) => {
  const ofParent = expect.objectContaining({ message: expect.stringContaining(`« ${parent} »`) });

  it('does not change without an entry', () => {
    expect(problemsOf(change)).toEqual([
      ...(parent === undefined ? [] : [ofParent]),
      {
        file: change.file,
        line: expect.any(Number),
        message: expect.stringContaining('ajoutez en tête de corrections.yaml'),
      },
    ]);
  });

  it('changes with its entry', () => {
    const problems = problemsOf(change, logged(fact, { after: valueOf(fact, change) }));
    expect(problems).toEqual(parent === undefined ? [] : [ofParent]);
  });
});

it('names the line and both values', () => {
  const { change, fact } = HOSPITALS;
  expect(problemsOf(change)).toContainEqual({
    file: 'depenses.csv',
    line: lineWith('depenses.csv', 'Hôpitaux et cliniques'),
    message: expect.stringContaining(
      `« ${fact.id} » (montant) était ${valueOf(fact)} à la dernière publication, et est ${valueOf(fact, change)}`,
    ),
  });
});

it('wants an entry of another value, or older than the release, to be no excuse', () => {
  const { change, fact } = HOSPITALS;
  const after = valueOf(fact, change);
  expect(problemsOf(change, logged(fact, { before: '1', after }))).toHaveLength(2);
  expect(problemsOf(change, logged(fact, { after, day: '2000-01-01' }))).toHaveLength(2);
});

function renamed(type: string, to: string): Change {
  return {
    file: 'correspondances.yaml',
    from: 'renommages:\n',
    to: `renommages:\n  - { ancien: defense_forces, nouveau: ${to}, type: ${type}, raison: essai }\n`,
  };
}

describe('what is no longer there', () => {
  const gone: Change = { file: 'publie.csv', append: 'defense_forces,montant,100\n' };
  it('has an entry', () => {
    expect(problemsOf(gone)).toEqual([
      {
        file: 'publie.csv',
        line: expect.any(Number),
        message: expect.stringContaining('ou l’identifiant dans correspondances.yaml'),
      },
    ]);
    const entry = logged({ id: 'defense_forces', what: 'montant' }, { before: '100', after: "''" });
    expect(problemsOf(gone, entry)).toEqual([]);
    expect(problemsFrom('corrections', ...RELEASED, gone, entry)).toEqual([]);
  });

  it('or is named in correspondances.yaml', () => {
    expect(problemsOf(gone, renamed('fusionne', 'defense_armees'))).toEqual([]);
  });

  it('is compared under its new name where it is the same money', () => {
    expect(problemsOf(gone, renamed('deplace', 'defense_armees'))).toEqual([
      expect.objectContaining({ message: expect.stringContaining('« defense_armees » (montant)') }),
    ]);
  });
});

it('asks nothing of what was not published, nor of an edition never published', () => {
  const unknown: Change = {
    file: 'publie.csv',
    rewrite: (text) => text.replace(/\nET01,.*/g, ''),
  };
  expect(problemsOf(unknown, SPENT.change)).toEqual([]);
  const never: Change = { file: 'publie.csv', rewrite: () => 'id,quoi,valeur\n' };
  expect(problemsOf(never, HOSPITALS.change)).toEqual([]);
});
