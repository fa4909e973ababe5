import { describe, expect, it } from 'vitest';
import { lineWith, problemsAfter, problemsFrom } from '../spoiled-edition.testing.ts';

const DEFENCE = 'DA,mission,Défense,,#';
const NBSP = '\u00A0';

describe('missions, year after year', () => {
  it('refuses a mission that its programmes do not add up to', () => {
    const problems = problemsFrom('historique', {
      file: 'historique.csv',
      from: DEFENCE,
      to: 'DA,mission,Défense,,1#',
    });
    expect(problems).toContainEqual({
      file: 'historique.csv',
      line: lineWith('historique.csv', 'DA,mission'),
      message: expect.stringContaining('La mission « DA » vaut '),
    });
  });

  it('allows for the rounding of the source', () => {
    const change = { file: 'historique.csv', from: DEFENCE, to: `${DEFENCE}1` };
    expect(problemsFrom('historique', change)).toEqual([]);
  });

  it('counts a programme that has closed since', () => {
    const problems = problemsFrom('historique', {
      file: 'historique.csv',
      from: 'sanitaires et sociales,SE,#',
      to: 'sanitaires et sociales,SE,1#',
    });
    expect(problems).toContainEqual({
      file: 'historique.csv',
      line: lineWith('historique.csv', 'SE,mission'),
      message: expect.stringContaining('(lfi_2022)'),
    });
  });
});

describe('breaks', () => {
  it('asks why a programme appears, and says it of its mission too', () => {
    const sentence = `Programme 385${NBSP}: créé par la loi de finances pour 2025.`;
    const once = { file: 'historique.csv', from: sentence, to: '' };
    expect(problemsAfter(once, once)).toEqual(
      ['P385,', 'SF,mission'].map((start) => ({
        file: 'historique.csv',
        line: lineWith('historique.csv', start),
        message: expect.stringContaining('entre 2024 et 2025'),
      })),
    );
  });

  it('asks why a programme disappears', () => {
    const problems = problemsFrom('historique', {
      file: 'historique.csv',
      from: 'P155,…,#,',
      to: 'P155,…,,',
    });
    expect(problems).toContainEqual({
      file: 'historique.csv',
      line: lineWith('historique.csv', 'P155,'),
      message: expect.stringContaining('gagne ou perd un montant voté'),
    });
  });
});

describe('the laws', () => {
  it('are named, one for each year voted', () => {
    const problems = problemsAfter({
      file: 'lois-de-finances.csv',
      from: '2024,loi de finances initiale pour 2024,lfi-par-programme\n',
      to: '',
    });
    expect(problems).toEqual([
      { file: 'historique.csv', line: 1, message: expect.stringContaining('La loi qui vote 2024') },
    ]);
  });

  it('are those of their year, and lead to a known source', () => {
    const problems = problemsAfter({
      file: 'lois-de-finances.csv',
      from: '2023,loi de finances initiale pour 2023,lfi-par-programme',
      to: '2023,loi de finances initiale pour 2032,lfi-par-programmes',
    });
    expect(problems.map(({ line, message }) => [line, message])).toEqual([
      [3, expect.stringContaining('ne dit pas son année')],
      [3, expect.stringContaining('« lfi-par-programmes » n’existe pas')],
    ]);
  });
});
