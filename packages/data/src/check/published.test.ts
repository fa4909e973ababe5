import { describe, expect, it } from 'vitest';
import {
  dossierAfter,
  lineAfter,
  lineWith,
  problemsFrom,
  type Change,
} from '../spoiled-edition.testing.ts';

/** Values of the edition that change, and the entry of the log that says so. */
type Published = { what: string; change: Change; entry: string; parent?: string };

const HOSPITALS: Published = {
  what: 'the amount of a line',
  change: {
    file: 'depenses.csv',
    from: 'Hôpitaux et cliniques (assurance maladie),109600,',
    to: 'Hôpitaux et cliniques (assurance maladie),111600,',
  },
  entry: '{ objet: sante_solidarite_hopitaux, avant: 109600, apres: 111600',
  parent: 'sante_solidarite',
};
const SPENT: Published = {
  what: 'the executed mark of a card',
  change: { file: 'cartes.csv', from: ',62123.7,2025,', to: ',,,' },
  entry: "{ quoi: depense, objet: ET01, avant: 62123.7, apres: ''",
};

const CHANGES: readonly Published[] = [
  HOSPITALS,
  {
    what: 'the nature of a line',
    change: {
      file: 'depenses.csv',
      from: 'lfss_2025,officiel,50,jo_lfss_2025:ondam_hopital',
      to: 'lfss_2025,calcule,50,jo_lfss_2025:ondam_hopital',
    },
    entry: '{ quoi: nature, objet: sante_solidarite_hopitaux, avant: officiel, apres: calcule',
  },
  {
    what: 'the margin of a line',
    change: {
      file: 'depenses.csv',
      from: 'lfss_2025,officiel,50,jo_lfss_2025:ondam_hopital',
      to: 'lfss_2025,officiel,60,jo_lfss_2025:ondam_hopital',
    },
    entry: '{ quoi: incertitude, objet: sante_solidarite_hopitaux, avant: 50, apres: 60',
  },
  SPENT,
  {
    what: 'the reading of a piece',
    change: {
      file: 'pieces.yaml',
      rewrite: (text: string) =>
        text.replace(/(\n {2}drees_cps_2024:[^]*?lecture: )citation/, '$1copie'),
    },
    entry: '{ quoi: lecture, objet: drees_cps_2024, avant: citation, apres: copie',
  },
  {
    what: 'a figure of the edition',
    change: { file: 'edition.yaml', from: 'valeur: 155000', to: 'valeur: 156000' },
    entry: '{ objet: deficit_reference, avant: 155000, apres: 156000',
  },
  {
    what: 'the history of a programme',
    change: { file: 'historique.csv', from: ',650.682208,', to: ',650.7,' },
    entry: '{ quoi: execution_2024, objet: P612, avant: 650.682208, apres: 650.7',
  },
] satisfies { what: string; change: Change; entry: string; parent?: string }[];

/** A log that begins with this entry. */
function logged(entry: string, day = dossierAfter().edition.record.content.mise_a_jour): Change {
  const written = `${entry}, date: '${day}', raison: 'Essai.' }`;
  return {
    file: 'corrections.yaml',
    from: '\ncorrections:\n',
    to: `\ncorrections:\n  - ${written}\n`,
  };
}

describe.each(CHANGES)('$what', ({ change, entry, parent }) => {
  const ofParent = expect.objectContaining({ message: expect.stringContaining(`« ${parent} »`) });

  it('does not change without an entry', () => {
    expect(problemsFrom('publie', change)).toEqual([
      ...(parent === undefined ? [] : [ofParent]),
      {
        file: change.file,
        line: expect.any(Number),
        message: expect.stringContaining('ajoutez en tête de corrections.yaml'),
      },
    ]);
  });

  it('changes with its entry', () => {
    const problems = problemsFrom('publie', change, logged(entry));
    expect(problems).toEqual(parent === undefined ? [] : [ofParent]);
  });
});

it('names the line and both values', () => {
  expect(problemsFrom('publie', HOSPITALS.change)).toContainEqual({
    file: 'depenses.csv',
    line: lineWith('depenses.csv', 'Hôpitaux et cliniques'),
    message: expect.stringContaining(
      '« sante_solidarite_hopitaux » (montant) était 109600 à la dernière publication, et est 111600',
    ),
  });
});

it('wants an entry of another value, or older than the release, to be no excuse', () => {
  const { change, entry } = HOSPITALS;
  const wrong = logged(entry.replace('109600', '109500'));
  expect(problemsFrom('publie', change, wrong)).toHaveLength(2);
  expect(problemsFrom('publie', change, logged(entry, '2026-11-16'))).toHaveLength(2);
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
    expect(problemsFrom('publie', gone)).toEqual([
      {
        file: 'publie.csv',
        line: lineAfter('publie.csv'),
        message: expect.stringContaining('ou l’identifiant dans correspondances.yaml'),
      },
    ]);
    const entry = "{ objet: defense_forces, avant: 100, apres: ''";
    expect(problemsFrom('publie', gone, logged(entry))).toEqual([]);
    expect(problemsFrom('corrections', gone, logged(entry))).toEqual([]);
  });

  it('or is named in correspondances.yaml', () => {
    expect(problemsFrom('publie', gone, renamed('fusionne', 'defense_armees'))).toEqual([]);
  });

  it('is compared under its new name where it is the same money', () => {
    expect(problemsFrom('publie', gone, renamed('deplace', 'defense_armees'))).toEqual([
      expect.objectContaining({ message: expect.stringContaining('« defense_armees » (montant)') }),
    ]);
  });
});

it('asks nothing of what was not published, nor of an edition never published', () => {
  const unknown: Change = {
    file: 'publie.csv',
    rewrite: (text) => text.replace(/\nET01,.*/g, ''),
  };
  expect(problemsFrom('publie', unknown, SPENT.change)).toEqual([]);
  const never: Change = { file: 'publie.csv', rewrite: () => 'id,quoi,valeur\n' };
  expect(problemsFrom('publie', never, HOSPITALS.change)).toEqual([]);
});
