import { describe, expect, it } from 'vitest';
import { dossierAfter } from '../spoiled-edition.testing.ts';
import { cellAmountAt } from '../derive/next-law.ts';
import { millionsOf } from '../read/table.ts';
import { builtCardsOf } from './cards.ts';
import { builtStateBalanceOf, nextLawOf, nextLawsOf, nextRowsOf } from './next-law.ts';

const dossier = dossierAfter();
const lineNext = (id: string) => nextLawOf(dossier, dossier.knownLine(id));
const namesOf = (id: string) => lineNext(id)?.stages.map(({ name }) => name);

describe('a line', () => {
  it('has the vote of the next year and its change where they compare', () => {
    const { stages = [] } = lineNext('defense_armees_p144') ?? {};
    expect(stages.map(({ name }) => name)).toEqual(['voted', 'spent', 'nextVoted']);
    expect(stages.at(-1)?.change).toBeCloseTo(10, -1);
  });

  it('follows `montrable`, programme by programme', () => {
    const shown = Map.groupBy(dossier.edition.nextLaw.rows, ({ montrable }) => montrable);
    const nextOf = (code: string) => {
      const lines = dossier.expenses.all.filter(({ row }) => row.code_officiel === code);
      return lines.map((line) => nextLawOf(dossier, line)).find((next) => next !== null);
    };
    const votesOf = (kind: 'oui' | 'avec réserve' | 'programme entier seulement' | 'non') =>
      (shown.get(kind) ?? []).map(({ code_officiel: code }) => {
        const next = nextOf(code);
        const vote = next?.stages.find(({ name }) => name === 'nextVoted');
        return { whole: next?.whole ?? '', hasVote: vote !== undefined, change: vote?.change };
      });
    const plain = votesOf('oui');
    expect(plain).toHaveLength(112);
    expect(plain.every(({ hasVote, change }) => hasVote && typeof change === 'number')).toBe(true);
    const reserved = votesOf('avec réserve');
    expect(reserved).toHaveLength(15);
    expect(reserved.every(({ hasVote, change }) => hasVote && change === null)).toBe(true);
    const whole = votesOf('programme entier seulement');
    expect(whole).toHaveLength(12);
    expect(whole.every(({ whole: words }) => /^programme \d{3} entier$/.test(words))).toBe(true);
    const hidden = votesOf('non');
    expect(hidden).toHaveLength(5);
    expect(hidden.some(({ hasVote }) => hasVote)).toBe(false);
  });

  it('of a mission has what is proposed; of a net mission, named whole', () => {
    expect(namesOf('defense_armees')).toEqual(['voted', 'spent', 'nextVoted', 'proposed']);
    expect(lineNext('sante_solidarite_regimes_speciaux')?.whole).toBe('mission entière');
  });

  it('is a goal of the health insurance five times', () => {
    const goals = dossier.expenses.all.filter((line) => {
      const next = nextLawOf(dossier, line);
      return next?.kind === 'ondam';
    });
    expect(goals).toHaveLength(5);
    expect(namesOf('sante_solidarite_hopitaux')).toEqual([
      'voted',
      'spent',
      'nextVoted',
      'proposed',
    ]);
    expect(lineNext('sante_solidarite_soins_ville')).toBeNull();
  });
});

it('shows branches on their category only, and never a bill for them', () => {
  const rows = nextRowsOf(dossier, dossier.knownLine('sante_solidarite'));
  const branches = rows.filter(({ kind }) => kind === 'branche');
  expect(branches).toHaveLength(6);
  expect(branches.flatMap(({ stages }) => stages).map(({ name }) => name)).not.toContain(
    'proposed',
  );
  expect(nextRowsOf(dossier, dossier.knownLine('sante_solidarite_hopitaux'))).toEqual([]);
});

it('never compares what is proposed', () => {
  const proposed = nextLawsOf(dossier).flatMap(({ stages }) =>
    stages.filter(({ name }) => name === 'proposed'),
  );
  expect(proposed).toHaveLength(32 + 7);
  expect(proposed.every(({ change, cell }) => change === null && cell !== undefined)).toBe(true);
});

it('leads every amount to its cell or its document', () => {
  const stages = dossier.expenses.all.flatMap((line) => nextLawOf(dossier, line)?.stages ?? []);
  expect(stages.filter(({ cell, source }) => cell === undefined && source === undefined)).toEqual(
    [],
  );
});

it('compares sixteen cards of the State and its debt, and says why not the others', () => {
  const votes = builtCardsOf(dossier).flatMap(({ nextVote }) => nextVote ?? []);
  expect(votes.filter(({ amount }) => amount !== undefined)).toHaveLength(16);
  expect(votes.filter(({ amount }) => amount === undefined).map(({ note }) => note)).toEqual(
    Array.from({ length: 10 }, () => expect.stringContaining('Le vote de 2026 n’est pas connu')),
  );
});

it('drops what was proposed once the bill is removed', () => {
  const voted = dossierAfter({ file: 'edition.yaml', from: '  projet: plf_2027\n', to: '' });
  const next = nextLawOf(voted, voted.knownLine('defense_armees'));
  expect(next?.stages.map(({ name }) => name)).toEqual(['voted', 'spent', 'nextVoted']);
});

it('reads the last balance of the State and that of a year before', () => {
  const balanceAt = (key: string) => millionsOf(cellAmountAt(dossier, `dgfip_smb:${key}`) ?? 0);
  expect(builtStateBalanceOf(dossier)).toMatchObject({
    day: '2026-07-31',
    balance: balanceAt('solde_2026_07'),
    yearBefore: balanceAt('solde_2025_07'),
    keys: ['solde_2026_07', 'solde_2025_07'],
  });
});
