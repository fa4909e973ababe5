import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { DefyForm } from './defy-form.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

const name = () => screen.getByLabelText<HTMLInputElement>('Votre prénom (facultatif)');

it('copies the challenge with the first name after the #, and says so beside it', async () => {
  const writeText = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve());
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  render(<DefyForm onSent={() => {}} code="CODE" />);
  fireEvent.change(name(), { target: { value: '<b>Zoé 2' } });
  expect(name().value).toBe('bZoé');
  fireEvent.change(name(), { target: { value: 'Zoé' } });
  fireEvent.click(screen.getByRole('button', { name: 'Envoyer le défi' }));
  await screen.findByText(/^Lien copié/);
  const [text = ''] = writeText.mock.calls[0] ?? [];
  expect(text).toMatch(/^J’ai fait mon budget de la France\..+\nhttp\S+\/defi#CODE=Zo%C3%A9$/);
});

it('sends no name when none is given, and says once it is shared', async () => {
  const sharing = vi.fn<(data: ShareData) => Promise<void>>(() => Promise.resolve());
  vi.stubGlobal('navigator', { share: sharing });
  const onSent = vi.fn<() => void>();
  render(<DefyForm onSent={onSent} code="CODE" />);
  expect(name().value).toBe('');
  fireEvent.click(screen.getByRole('button', { name: 'Envoyer le défi' }));
  await vi.waitFor(() => expect(onSent).toHaveBeenCalledOnce());
  expect(sharing.mock.calls[0]?.[0].url).toMatch(/\/defi#CODE$/);
});
