import { millions } from '@nosmilliards/domain/money/money';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { CorrectionsPage } from './corrections-page.tsx';

function show(corrections: Parameters<typeof CorrectionsPage>[0]['corrections']) {
  render(
    <MemoryRouter>
      <CorrectionsPage corrections={corrections} edition="édition 2025" reportLink="https://x.y" />
    </MemoryRouter>,
  );
}

afterEach(cleanup);

describe('the log of corrections', () => {
  it('says that there is no correction', () => {
    show([]);
    expect(screen.getByText('Aucune correction depuis la première publication')).toBeDefined();
    expect(screen.queryByText(/Corrigé le/)).toBeNull();
  });

  it('gives the amount before and after, the day and the reason', () => {
    show([
      {
        day: '2027-01-15',
        id: 'defense_armees',
        title: 'Armées',
        isLine: true,
        before: millions(59_000),
        after: millions(60_000),
        reason: 'Mal recopié.',
      },
    ]);
    expect(screen.queryByText(/Aucune correction/)).toBeNull();
    const text = document.body.textContent;
    expect(text).toContain('Corrigé le 15\u00A0janvier 2027');
    expect(text).toContain('59,0\u00A0Md€');
    expect(text).toContain('60,0\u00A0Md€');
    expect(text).toContain('Mal recopié.');
    expect(screen.getByRole('link', { name: 'Armées' }).getAttribute('href')).toBe(
      '/ligne/defense_armees',
    );
  });

  it('says that a source changed where the amount reads the same', () => {
    show([
      {
        day: '2027-01-15',
        id: 'deficit_etat_execute',
        title: 'Déficit de l’État',
        isLine: false,
        before: millions(124_200),
        after: millions(124_205.7),
        reason: 'Citation remplacée par le fichier.',
      },
    ]);
    expect(document.body.textContent).toContain('Source changée le 15\u00A0janvier 2027');
    expect(screen.queryByText(/Avant/)).toBeNull();
  });
});
