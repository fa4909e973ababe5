import { STORAGE_KEYS } from '@nosmilliards/domain/storage-key';
import { formatAmount } from '@nosmilliards/domain/money/format';
import { millions } from '@nosmilliards/domain/money/money';
import { anEdition, BASELINE_2025, someCards } from '@nosmilliards/domain/testing';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { codeOf } from '#ballot/budget-code.ts';
import { ballotEngineOf } from '#ballot/engine.ts';
import { writeStored } from '#browser/storage.ts';
import { numberingOf, SHEET } from '#testing/builder.ts';
import { ToastProvider } from '#ui/toast-provider.tsx';
import { MadeWith, type LoadFormer } from '../received/made-with.tsx';
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

const former = { edition: anEdition(), numbering, sheet: SHEET };

/** To a visitor of an edition of that year, where a card is worth twice as much. */
function show(year: number, people?: number) {
  const edition = anEdition(
    someCards().map((card) => ({ ...card, amount: millions(2 * card.amount) })),
    { ...BASELINE_2025, year },
  );
  const engine = ballotEngineOf(edition);
  const today = { edition, numbering: { ...numbering, edition: year }, sheet: SHEET };
  const loadFormer = vi.fn<LoadFormer>(() => Promise.resolve(former));
  render(
    <ToastProvider>
      <MadeWith kind="budget" codes={[code]} today={today} loadFormer={loadFormer}>
        {(made) => (
          <ReceivedScreen
            ballot={{ ...engine, history: engine.latest() }}
            theirs={{ code, name: null, ...(people !== undefined && { people }) }}
            numbering={today.numbering}
            made={made}
          />
        )}
      </MadeWith>
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

it('[T8] says that it is the budget of a room, and how it was made', () => {
  show(2025, 28);
  expect(document.body.textContent.replaceAll(/\s/g, ' ')).toMatch(
    /Le budget d’une salle \(28 personnes\).*à égalité, on garde\./,
  );
  expect(document.body.textContent).not.toContain('Quelqu’un vous envoie');
});

it('[T1] shows a budget of a former edition with its own amounts, and starts from it on today’s', async () => {
  const engine = show(2026);
  expect(await screen.findByText('Un budget de l’édition 2025')).toBeTruthy();
  expect(screen.getByText('Fait avec les montants de 2025')).toBeTruthy();
  const amount = millions(10_000);
  expect(document.body.textContent).toContain(formatAmount(amount));
  expect(document.body.textContent).not.toContain(formatAmount(millions(2 * amount)));
  fireEvent.click(screen.getByRole('button', { name: 'Partir de celui-ci' }));
  const adopted = engine.latest().present.ledger;
  expect([...adopted.keys()]).toEqual(['ET01', 'ET02']);
  expect(adopted.get('ET02')?.amount).toBe(2 * amount);
});

it('says that the amounts of a former edition are missing, rather than show others', async () => {
  const engine = ballotEngineOf(anEdition([], { ...BASELINE_2025, year: 2026 }));
  const today = {
    edition: engine.edition,
    numbering: { ...numbering, edition: 2026 },
    sheet: SHEET,
  };
  render(
    <MadeWith kind="budget" codes={[code]} today={today} loadFormer={() => Promise.resolve(null)}>
      {() => 'shown'}
    </MadeWith>,
    { wrapper: MemoryRouter },
  );
  expect(await screen.findByText(/montants de 2025, qui n’ont pas pu être chargés/)).toBeTruthy();
  expect(screen.queryByText('shown')).toBeNull();
});
