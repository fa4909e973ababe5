import { STORAGE_KEYS } from '@nosmilliards/domain/storage-key';
import { anEdition } from '@nosmilliards/domain/testing';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { codeOf } from '#ballot/budget-code.ts';
import { ballotEngineOf } from '#ballot/engine.ts';
import { writeStored } from '#browser/storage.ts';
import { numberingOf, SHEET } from '#testing/builder.ts';
import { ToastProvider } from '#ui/toast-provider.tsx';
import { Sharing } from './sharing.tsx';

const numbering = numberingOf('ET01', 'ET02');

afterEach(() => {
  cleanup();
  for (const key of Object.values(STORAGE_KEYS)) writeStored(key, null);
  vi.unstubAllGlobals();
});

function shown() {
  const engine = ballotEngineOf(anEdition());
  engine.perform({ type: 'cast', id: 'ET02', choice: { type: 'remove' }, at: 1 });
  render(
    <ToastProvider>
      <Sharing
        ballot={{ ...engine, history: engine.latest() }}
        numbering={numbering}
        sheet={SHEET}
      />
    </ToastProvider>,
    { wrapper: MemoryRouter },
  );
}

it('shares what the deficit would be with the link of the budget', async () => {
  const writeText = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve());
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  shown();
  fireEvent.click(screen.getByRole('button', { name: 'Montrer mon budget' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Partager mes résultats' }));
  await waitFor(() => expect(writeText).toHaveBeenCalledOnce());
  const [text = ''] = writeText.mock.calls[0] ?? [];
  expect(text).toContain('Le déficit public passerait de 155 à 145\u00A0Md€.');
  const code = codeOf([{ id: 'ET02', choice: { type: 'remove' } }], numbering);
  expect(text.endsWith(`\n${location.origin}/budget#${code}`)).toBe(true);
});

it('loads the image, the link and the QR code on a click', async () => {
  shown();
  fireEvent.click(screen.getByRole('button', { name: 'Montrer mon budget' }));
  const dialog = await screen.findByRole('dialog', { name: 'Montrer mon budget' });
  expect(within(dialog).getByLabelText('Lien de mon budget')).toBeTruthy();
  expect(within(dialog).getByRole('button', { name: 'Fermer' })).toBe(document.activeElement);
});
