import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { CorrectionsPage } from './corrections-page.tsx';

type Days = Parameters<typeof CorrectionsPage>[0]['editions'][number]['days'];
type Change = Days[number]['changes'][number];

function show(days: Days) {
  render(
    <MemoryRouter>
      <CorrectionsPage
        editions={[{ year: 2027, version: '1.0', updated: '2027-01-15', days }]}
        reportLink="https://x.y"
      />
    </MemoryRouter>,
  );
}

function showOne(change: Partial<Change>) {
  show([{ day: '2027-01-15', sentence: '', changes: [aChange(change)] }]);
}

function aChange(change: Partial<Change> = {}): Change {
  return {
    kind: 'amount',
    subjects: [{ id: 'a', title: 'Armées', page: { kind: 'line', id: 'defense_armees' } }],
    before: '59,0\u00A0Md€',
    after: '60,0\u00A0Md€',
    reason: 'Mal recopié.',
    ...change,
  };
}

afterEach(cleanup);

describe('the log of corrections', () => {
  it('says that there is no correction', () => {
    show([]);
    expect(screen.getByText('Aucune correction depuis la première publication')).toBeDefined();
    expect(screen.queryByText(/Corrigé le/)).toBeNull();
  });

  it('folds by day, the newest open', () => {
    show([
      { day: '2027-01-15', sentence: '', changes: [aChange()] },
      {
        day: '2027-01-02',
        sentence: 'Une relecture.',
        changes: [
          aChange(),
          aChange({
            subjects: [
              { id: 'a', title: 'A' },
              { id: 'b', title: 'B' },
            ],
          }),
        ],
      },
    ]);
    const [newest, oldest] = document.querySelectorAll('section > details');
    expect(newest).toMatchObject({ open: true });
    expect(oldest).toMatchObject({ open: false });
    expect(newest?.querySelector('summary')?.textContent).toBe(
      '15\u00A0janvier 2027 · 1\u00A0changement',
    );
    expect(oldest?.textContent).toContain('2\u00A0janvier 2027 · 3\u00A0changementsUne relecture.');
  });

  it('gives the amount before and after, the day and the reason', () => {
    showOne({});
    expect(screen.queryByText(/Aucune correction/)).toBeNull();
    const text = document.body.textContent;
    expect(text).toContain('Corrigé le 15\u00A0janvier 2027. Avant\u00A0: 59,0\u00A0Md€.');
    expect(text).toContain('60,0\u00A0Md€');
    expect(text).toContain('Mal recopié.');
  });

  it('says that a source changed where the amount reads the same', () => {
    showOne({ after: '59,0\u00A0Md€' });
    expect(document.body.textContent).toContain('Source changée le 15\u00A0janvier 2027');
    expect(screen.queryByText(/Avant/)).toBeNull();
  });

  it.each([
    [{ kind: 'nature', before: 'Officiel', after: 'Calculé' }, 'Nature changée le'],
    [{ kind: 'margin' }, 'Marge d’erreur changée le'],
    [{ kind: 'voted' }, 'Voté changé le'],
    [{ kind: 'spent' }, 'Dépensé changé le'],
    [{ kind: 'spent', year: 2024 }, 'Dépensé\u00A02024 changé le'],
    [{ kind: 'proposed', year: 2025 }, 'Projet de loi\u00A02025 changé le'],
    [{ kind: 'reading', before: 'Copie', after: 'Citation' }, 'Façon de lire changée le'],
  ] as const)('says what changed: %j', (change, words) => {
    showOne(change);
    expect(document.body.textContent).toContain(words);
  });

  it.each([
    ['line', '/ligne/x'],
    ['card', '/carte/x'],
    ['piece', '/piece/x'],
  ] as const)('leads to the page of a %s', (kind, href) => {
    showOne({ subjects: [{ id: 'x', title: 'Objet', page: { kind, id: 'x' } }] });
    expect(screen.getByRole('link', { name: 'Objet' }).getAttribute('href')).toBe(href);
  });

  it('counts several figures changed alike, and lists them', () => {
    showOne({
      subjects: [
        { id: 'a', title: 'Hôpitaux', page: { kind: 'line', id: 'a' } },
        { id: 'b', title: 'Un chiffre' },
      ],
    });
    expect(screen.getByText('2 chiffres')).toBeDefined();
    expect(screen.getByText('Hôpitaux').tagName).toBe('A');
    expect(screen.getByText('Un chiffre').tagName).toBe('LI');
  });
});
