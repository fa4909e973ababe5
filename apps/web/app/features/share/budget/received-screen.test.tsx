import { STORAGE_KEYS } from '@nosmilliards/domain/storage-key';
import { anEdition } from '@nosmilliards/domain/testing';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { codeOf } from '#ballot/budget-code.ts';
import { ballotEngineOf } from '#ballot/engine.ts';
import { writeStored } from '#browser/storage.ts';
import { numberingOf, SHEET } from '#testing/builder.ts';
import { ToastProvider } from '#ui/toast-provider.tsx';
import { ReceivedScreen } from './received-screen.tsx';

afterEach(() => {
  cleanup();
  for (const key of Object.values(STORAGE_KEYS)) writeStored(key, null);
  sessionStorage.clear();
});

const numbering = numberingOf('ET01', 'ET02', 'gone');
const code = codeOf(
  [
    { id: 'ET01', choice: { type: 'decrease', percent: 10 } },
    { id: 'ET02', choice: { type: 'remove' } },
    { id: 'gone', choice: { type: 'remove' } },
  ],
  numbering,
);

function show(year: number) {
  const engine = ballotEngineOf(anEdition());
  render(
    <ToastProvider>
      <ReceivedScreen
        ballot={{ ...engine, history: engine.latest() }}
        theirs={{ code, name: null }}
        numbering={{ ...numbering, edition: year }}
        sheet={SHEET}
      />
    </ToastProvider>,
    { wrapper: MemoryRouter },
  );
  return engine;
}

it('mentions the choices whose line no longer exists', () => {
  show(2025);
  expect(screen.getByText(/^Un choix de ce lien porte sur une ligne/)).toBeTruthy();
  expect(screen.getByRole('region', { name: /^Solde/ })).toBeTruthy();
});

it('shows a budget of another edition without amounts, and can adopt it', () => {
  const engine = show(2026);
  expect(screen.getByText('Un budget de l’édition 2025')).toBeTruthy();
  const choices = within(screen.getByRole('list', { name: 'Ses choix' })).getAllByRole('listitem');
  expect(choices.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/baisse de 10\u00A0%$/),
    expect.stringMatching(/suppression$/),
  ]);
  expect(screen.getByText(/^Un choix de ce lien porte sur une ligne/)).toBeTruthy();
  expect(document.body.textContent).not.toContain('Md€');
  expect(screen.queryByText('Comparer au mien')).toBeNull();
  expect(sessionStorage.getItem(STORAGE_KEYS.received)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Partir de celui-ci' }));
  expect([...engine.latest().present.ledger.keys()]).toEqual(['ET01', 'ET02']);
});
