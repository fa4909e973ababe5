import { STORAGE_KEYS } from '@nosmilliards/domain/storage-key';
import { anEdition } from '@nosmilliards/domain/testing';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { ballotEngineOf } from '#ballot/engine.ts';
import { writeStored } from '#browser/storage.ts';
import { late } from '#ui/late.tsx';
import { ToastProvider } from '#ui/toast-provider.tsx';
import { Sharing } from './sharing.tsx';

afterEach(() => {
  cleanup();
  for (const key of Object.values(STORAGE_KEYS)) writeStored(key, null);
  vi.unstubAllGlobals();
});

function shown() {
  const engine = ballotEngineOf(anEdition());
  engine.perform({ type: 'cast', id: 'ET02', choice: { type: 'remove' }, at: 1 });
  const kit = late(async () => ({
    codeOf: () => 'CODE',
    Panel: () => <p>Toutes les façons</p>,
  }));
  render(
    <ToastProvider>
      <Sharing ballot={{ ...engine, history: engine.latest() }} kit={kit} variant="primary" />
    </ToastProvider>,
    { wrapper: MemoryRouter },
  );
}

it('results are shared in the words of the end screen, with the link of the budget', async () => {
  const writeText = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve());
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  shown();
  fireEvent.click(screen.getByRole('button', { name: 'Partager mes résultats' }));
  await waitFor(() => expect(writeText).toHaveBeenCalledOnce());
  const [text = ''] = writeText.mock.calls[0] ?? [];
  expect(text).toContain('Économisés\u00A0: 10,0\u00A0Md€');
  expect(text.endsWith(`\n${location.origin}/budget#CODE`)).toBe(true);
});

it('the other ways come when they are asked for', async () => {
  shown();
  fireEvent.click(screen.getByRole('button', { name: 'Image, lien, code QR' }));
  expect(await screen.findByText('Toutes les façons')).toBeTruthy();
});
