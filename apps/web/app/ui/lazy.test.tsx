import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { startTransition, Suspense, useState, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lazyWindow, LostFiles, retrying } from './lazy.tsx';
import { ToastProvider } from './toast-provider.tsx';

/** Chromium is recognised by `userAgentData`. */
const engine = (properties: object) =>
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), properties));

beforeEach(() => {
  vi.stubGlobal('reportError', vi.fn<(error: unknown) => void>());
  engine({ userAgentData: {} });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.head.replaceChildren();
  cleanup();
});

/** Rejects `times` times, then resolves. */
function failing<Value>(times: number, value: Value) {
  const load = vi.fn<() => Promise<Value>>(async () => value);
  for (let failed = 0; failed < times; failed += 1)
    load.mockRejectedValueOnce(new Error('offline'));
  return load;
}

const message = 'Un fichier du site n’est pas arrivé.';
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

type OpenerProps = { readonly name?: string; readonly load: () => Promise<string> };

function Opener({ name = 'Ouvrir', load }: OpenerProps) {
  const [word, setWord] = useState('');
  return (
    <>
      <button onClick={() => void load().then(setWord)}>{name}</button>
      <p>{word}</p>
    </>
  );
}

const show = (content: ReactNode) =>
  render(
    <ToastProvider>
      <LostFiles />
      {content}
    </ToastProvider>,
  );

it('loads once for all who ask', async () => {
  const source = failing(0, 'arrivé');
  const load = retrying(source);
  expect(await Promise.all([load(), load()])).toEqual(['arrivé', 'arrivé']);
  await load();
  expect(source).toHaveBeenCalledTimes(1);
});

it('a failure is reported, told by an alert that tries again, then offers to reload', async () => {
  const reload = vi.spyOn(location, 'reload').mockReturnValue();
  show(<Opener load={retrying(failing(3, 'arrivé'))} />);
  press('Ouvrir');
  expect((await screen.findByRole('alert')).textContent).toContain(message);
  expect(reportError).toHaveBeenCalledWith(new Error('offline'));
  press('Réessayer');
  await screen.findByRole('button', { name: 'Recharger la page' });
  press('Recharger la page');
  expect(reload).toHaveBeenCalledOnce();
  // The same button works again after a failure.
  press('Ouvrir');
  await screen.findByRole('button', { name: 'Réessayer' });
  press('Réessayer');
  expect(await screen.findByText('arrivé')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('all that is lost is told by one message, and comes with one retry', async () => {
  show(
    <>
      <Opener name="Un" load={retrying(failing(1, 'premier'))} />
      <Opener name="Deux" load={retrying(failing(1, 'second'))} />
    </>,
  );
  press('Un');
  press('Deux');
  await waitFor(() => expect(reportError).toHaveBeenCalledTimes(2));
  expect(await screen.findAllByRole('alert')).toHaveLength(1);
  press('Réessayer');
  expect(await screen.findByText('premier')).toBeTruthy();
  expect(await screen.findByText('second')).toBeTruthy();
});

it('a retry requests the style sheets of the modules again', async () => {
  const sheet = document.createElement('link');
  sheet.rel = 'stylesheet';
  sheet.crossOrigin = '';
  document.head.append(sheet);
  show(<Opener load={retrying(failing(1, 'arrivé'))} />);
  press('Ouvrir');
  await screen.findByText(message);
  expect(document.querySelectorAll('link[rel=stylesheet]')).toHaveLength(1);
  press('Réessayer');
  await screen.findByText('arrivé');
  expect(document.querySelectorAll('link[rel=stylesheet]')).toHaveLength(2);
});

it('a browser that never requests a failed file again is offered to reload at once', async () => {
  vi.unstubAllGlobals();
  vi.stubGlobal('reportError', vi.fn<(error: unknown) => void>());
  const reload = vi.spyOn(location, 'reload').mockReturnValue();
  show(<Opener load={retrying(failing(1, 'arrivé'))} />);
  press('Ouvrir');
  await screen.findByText(message);
  expect(screen.queryByRole('button', { name: 'Réessayer' })).toBeNull();
  press('Recharger la page');
  expect(reload).toHaveBeenCalledOnce();
});

const Greeting = ({ name }: { readonly name: string }) => <p>Bonjour {name}</p>;
const LazyGreeting = lazyWindow(failing(1, Greeting));

function Page() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => startTransition(() => setOpen(true))}>Saluer</button>
      <Suspense fallback={null}>{isOpen && <LazyGreeting name="Ada" />}</Suspense>
    </>
  );
}

it('a lazy window opens once its code comes, and the page stays until then', async () => {
  show(<Page />);
  press('Saluer');
  await screen.findByText(message);
  expect(screen.getByRole('button', { name: 'Saluer' })).toBeTruthy();
  press('Réessayer');
  expect(await screen.findByText('Bonjour Ada')).toBeTruthy();
});
