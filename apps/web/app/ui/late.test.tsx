import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { late, Late, useLate } from './late.tsx';
import { ToastProvider } from './toast-provider.tsx';

/** The mark by which Chromium is told. */
const engine = (mark: object) =>
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), mark));

beforeEach(() => {
  vi.stubGlobal('reportError', vi.fn<(error: unknown) => void>());
  engine({ userAgentData: {} });
});
afterEach(() => {
  vi.unstubAllGlobals();
  cleanup();
});

/** A file that is lost that many times, then comes. */
function losing(times: number) {
  const load = vi.fn<() => Promise<{ word: string }>>(async () => ({ word: 'arrivé' }));
  for (let lost = 0; lost < times; lost += 1) load.mockRejectedValueOnce(new Error('offline'));
  return load;
}

const said = 'Un fichier du site n’est pas arrivé.';
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('one file serves all who ask, and is asked for once', async () => {
  const load = losing(0);
  const part = late(load);
  expect(await Promise.all([part.ask(), part.ask()])).toEqual([
    { word: 'arrivé' },
    { word: 'arrivé' },
  ]);
  await part.ask();
  expect(load).toHaveBeenCalledTimes(1);
});

it('a part awaited in its place is asked for again from the message', async () => {
  const part = late(losing(1));
  render(
    <ToastProvider>
      <Late part={part} waiting={<p>Chargement…</p>}>
        {({ word }) => <p>{word}</p>}
      </Late>
    </ToastProvider>,
  );
  expect(screen.getByText('Chargement…')).toBeTruthy();
  expect((await screen.findByRole('alert')).textContent).toContain(said);
  press('Réessayer');
  expect(await screen.findByText('arrivé')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

function Opener({ part }: { readonly part: ReturnType<typeof late<{ word: string }>> }) {
  const [, ask] = useLate(part);
  return <button onClick={() => ask(({ word }) => document.body.append(word))}>Ouvrir</button>;
}

it('what a click opens is told by a message that tries again, then offers to reload', async () => {
  const reload = vi.spyOn(location, 'reload').mockReturnValue();
  render(
    <ToastProvider>
      <Opener part={late(losing(3))} />
    </ToastProvider>,
  );
  press('Ouvrir');
  await screen.findByText(said);
  press('Réessayer');
  await screen.findByRole('button', { name: 'Recharger la page' });
  press('Recharger la page');
  expect(reload).toHaveBeenCalledOnce();
  // The control itself still answers.
  press('Ouvrir');
  await screen.findByRole('button', { name: 'Réessayer' });
  press('Réessayer');
  await waitFor(() => expect(document.body.textContent).toContain('arrivé'));
});

it('[B3] a browser that never asks twice for a file is offered to reload at once', async () => {
  vi.unstubAllGlobals();
  vi.stubGlobal('reportError', vi.fn<(error: unknown) => void>());
  const reload = vi.spyOn(location, 'reload').mockReturnValue();
  reload.mockClear();
  render(
    <ToastProvider>
      <Opener part={late(losing(1))} />
    </ToastProvider>,
  );
  press('Ouvrir');
  await screen.findByText(said);
  expect(screen.queryByRole('button', { name: 'Réessayer' })).toBeNull();
  press('Recharger la page');
  expect(reload).toHaveBeenCalledOnce();
});
