import { expect, it } from 'vitest';
import { lineWith, problemsAfter } from '../spoiled-edition.build.ts';

it('asks for the missing key of a figure', () => {
  const problems = problemsAfter({
    file: 'edition.yaml',
    from: '    perimetre: État seul, de janvier à juin\n',
    to: '',
  });
  expect(problems).toContainEqual({
    file: 'edition.yaml',
    line: lineWith('edition.yaml', 'deficit_etat_premier_semestre:') + 1,
    message: expect.stringContaining('Il manque « perimetre »'),
  });
});

it('asks for the missing key of a source', () => {
  const problems = problemsAfter({
    file: 'sources.yaml',
    from: "    producteur: 'Parlement français'\n",
    to: '',
  });
  expect(problems).toContainEqual({
    file: 'sources.yaml',
    line: lineWith('sources.yaml', 'lfi-2025:') + 1,
    message: expect.stringContaining('Il manque « producteur »'),
  });
});
