import { expect, it } from 'vitest';
import { problemsAfter } from '../spoiled-edition.build.ts';

type Entry = { date?: string; objet?: string; avant?: number; apres?: number };

/** The problems of a log with these entries. */
function problemsOf(...entries: Entry[]) {
  const written = entries.map(
    ({ date = '2026-11-15', objet = 'ET01', avant = 60000, apres = 60900 }) =>
      `  - date: '${date}'\n    objet: ${objet}\n    avant: ${avant}\n    apres: ${apres}\n    raison: 'Mal recopié.'\n`,
  );
  return problemsWith(written.join(''));
}

/** The first entry is on line 2, after `corrections:`. */
function problemsWith(entries: string) {
  return problemsAfter({
    file: 'corrections.yaml',
    rewrite: () => `corrections:\n${entries}`,
  });
}

it.each([
  { objet: 'ET01', apres: 60_900 },
  { objet: 'defense_armees', apres: 59_946.338573 },
  { objet: 'deficit_reference', apres: 155_000 },
])('accepts a correction that ends on what is published: $objet', (entry) => {
  expect(problemsOf(entry)).toEqual([]);
});

it('accepts several corrections of one amount: only the latest is what is published', () => {
  const earlier = { date: '2026-11-14', avant: 50_000, apres: 60_000 };
  expect(problemsOf({}, earlier)).toEqual([]);
});

it.each([
  [{ date: '15/11/2026' }, 's’écrit comme'],
  [{ date: '2099-01-01' }, 'portez mise_a_jour'],
  [{ objet: 'une_ligne_inconnue' }, 'n’est ni une ligne'],
  [{ objet: 'taux_interet', apres: 3 }, 'n’est ni une ligne'],
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

it('wants every key', () => {
  expect(problemsWith("  - date: '2026-11-15'\n")).toContainEqual({
    file: 'corrections.yaml',
    line: expect.any(Number),
    message: expect.stringContaining('Il manque « objet »'),
  });
});

it('wants a reason that does not judge', () => {
  const entry =
    "  - date: '2026-11-15'\n    objet: ET01\n    avant: 1\n    apres: 60900\n    raison: 'Un gaspillage.'\n";
  expect(problemsWith(entry)).toContainEqual({
    file: 'corrections.yaml',
    line: 2,
    message: expect.stringContaining('juge'),
  });
});
