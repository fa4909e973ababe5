import { expect, it } from 'vitest';
import { problemsAfter, problemsFrom } from '../spoiled-edition.testing.ts';

type Entry = {
  date?: string;
  quoi?: string;
  objet?: string;
  avant?: number | string;
  apres?: number | string;
};

/** The problems of a log with these entries. */
function problemsOf(...entries: Entry[]) {
  const written = entries.map(
    ({ date = '2026-11-15', quoi = 'montant', objet = 'ET01', avant = 60000, apres = 60900 }) =>
      `  - date: '${date}'\n    quoi: ${quoi}\n    objet: ${objet}\n    avant: ${avant}\n    apres: ${apres}\n    raison: 'Mal recopié.'\n`,
  );
  return problemsFrom('corrections', logWith(written.join('')));
}

/** The first entry is on line 2, after `corrections:`. */
function logWith(entries: string) {
  return { file: 'corrections.yaml', rewrite: () => `corrections:\n${entries}` };
}

it.each([
  { objet: 'ET01', apres: 60_900 },
  { objet: 'defense_armees', apres: 59_946.338573 },
  { objet: 'deficit_reference', apres: 155_000 },
  { objet: 'taux_interet', apres: 3 },
  { quoi: 'nature', objet: 'ET01', avant: 'officiel', apres: 'estime' },
  { quoi: 'nature', objet: '[ET01, SS06]', avant: 'calcule', apres: 'estime' },
  { quoi: 'depense', objet: 'ET05', avant: 22_983, apres: 22_961.7 },
  { quoi: 'depense', objet: 'ET24', avant: 8284.7, apres: "''" },
  { quoi: 'lecture', objet: 'drees_cps_2024', avant: 'copie', apres: 'citation' },
  { quoi: 'execution_2024', objet: '105-03', avant: 0, apres: "''" },
])('accepts a correction that ends on what is published: $quoi $objet', (entry) => {
  expect(problemsOf(entry)).toEqual([]);
});

it('accepts several corrections of one amount: only the latest is what is published', () => {
  const earlier = { date: '2026-11-14', avant: 50_000, apres: 60_000 };
  expect(problemsOf({}, earlier)).toEqual([]);
});

it.each([
  [{ date: '15/11/2026' }, 's’écrit AAAA-MM-JJ'],
  [{ date: '2099-01-01' }, 'portez mise_a_jour'],
  [{ objet: 'une_ligne_inconnue' }, 'n’a pas de « montant » publié'],
  [{ quoi: 'couleur' }, 'n’a pas de « couleur » publié'],
  [
    { quoi: 'nature', objet: 'defense', avant: 'estime', apres: 'calcule' },
    'n’a pas de « nature »',
  ],
  [{ objet: '[ET01, SS01]' }, '« SS01 » (montant) vaut 149000'],
  [{ avant: 60_900 }, 'ne change pas'],
  [{ apres: 60_901 }, 'accordez les deux'],
])('refuses %j', (entry, words) => {
  expect(problemsOf(entry)).toEqual([
    {
      file: 'corrections.yaml',
      line: 2,
      message: expect.stringContaining(words),
    },
  ]);
});

it('wants the newest first', () => {
  const [problem] = problemsOf({ date: '2026-11-01' }, { objet: 'DP01', apres: 50_000 });
  expect(problem?.message).toContain('la plus récente va en premier');
});

it('wants an entry to start from where the one before it ended', () => {
  const earlier = { date: '2026-11-14', avant: 50_000, apres: 59_000 };
  expect(problemsOf({}, earlier)).toEqual([
    { file: 'corrections.yaml', line: 8, message: expect.stringContaining('part de 60000') },
  ]);
});

it('wants a sentence to be of a day of the log', () => {
  const log = "corrections: []\njours:\n  - { date: '2026-11-14', phrase: 'Une phrase.' }\n";
  expect(problemsFrom('corrections', { file: 'corrections.yaml', rewrite: () => log })).toEqual([
    { file: 'corrections.yaml', line: 3, message: expect.stringContaining('2026-11-14') },
  ]);
});

it('wants every key', () => {
  expect(problemsAfter(logWith("  - date: '2026-11-15'\n"))).toContainEqual({
    file: 'corrections.yaml',
    line: expect.any(Number),
    message: expect.stringContaining('Il manque « objet »'),
  });
});

it('wants a reason that does not judge', () => {
  const entry =
    "  - date: '2026-11-15'\n    objet: ET01\n    avant: 1\n    apres: 60900\n    raison: 'Un gaspillage.'\n";
  expect(problemsAfter(logWith(entry))).toContainEqual({
    file: 'corrections.yaml',
    line: 2,
    message: expect.stringContaining('juge'),
  });
});
