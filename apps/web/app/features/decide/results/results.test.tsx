import { STORAGE_KEYS } from '@nosmilliards/domain/storage-key';
import { anEdition } from '@nosmilliards/domain/testing';
import type { Choice } from '@nosmilliards/domain/vote/vote';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { ballotEngineOf } from '#ballot/engine.ts';
import { writeStored } from '#browser/storage.ts';
import { SHEET } from '#testing/builder.ts';
import { ToastProvider } from '#ui/toast-provider.tsx';
import { Results } from './results.tsx';

afterEach(() => {
  cleanup();
  for (const key of Object.values(STORAGE_KEYS)) writeStored(key, null);
});

const cut = (percent: number): Choice => ({ type: 'decrease', percent });

function shown(votes: Readonly<Record<string, Choice>>) {
  const engine = ballotEngineOf(anEdition());
  for (const [id, choice] of Object.entries(votes)) {
    engine.perform({ type: 'cast', id, choice, at: 1 });
  }
  const ballot = { ...engine, history: engine.latest() };
  render(
    <ToastProvider>
      <Results ballot={ballot} sheet={SHEET} sharing={null} />
    </ToastProvider>,
    { wrapper: MemoryRouter },
  );
}

describe('results', () => {
  it('lead from a card to its page, from a line to its own', () => {
    shown({ ET01: cut(10), impots: cut(10) });
    const rows = within(screen.getByRole('list')).getAllByRole('link');
    expect(rows.map((link) => link.getAttribute('href'))).toEqual(['/ligne/impots', '/carte/ET01']);
  });

  it.each([
    ['au-dessus du départ', { ET01: cut(10) }],
    ['au-dessous du départ', { impots: cut(10) }],
  ])('say where the balance stands without judging it: %s', (words, votes) => {
    shown(votes);
    const brief = screen.getByRole('region', { name: 'En bref' });
    expect(brief.textContent).toContain(`Solde ${words}`);
    expect(brief.textContent).not.toMatch(/mieux|pire/i);
  });

  it('tell less revenue, then more, while it is changed', () => {
    shown({ impots: cut(10) });
    fireEvent.click(screen.getByRole('button', { name: /^Modifier/ }));
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByText('Recettes en moins')).toBeTruthy();
    fireEvent.click(dialog.getByRole('button', { name: 'Augmenter' }));
    expect(dialog.getByText('Recettes en plus')).toBeTruthy();
  });
});
