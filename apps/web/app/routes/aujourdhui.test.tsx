import { dailyOrderOf, placeOfDay } from '@nosmilliards/domain/game/day-card';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { edition } from '#testing/persona.ts';
import { found, press, unfold, visit, wordsOf } from '#testing/visit.tsx';

const DAY = '2026-11-17';

beforeEach(() => {
  vi.spyOn(Date, 'now').mockReturnValue(Date.parse(`${DAY}T12:00:00`));
});
afterEach(() => vi.restoreAllMocks());

const order = dailyOrderOf(
  edition.deck.map(({ id }) => id),
  edition.baseline.year,
);
const cardOf = (day: string) => edition.territory.get(order[placeOfDay(day, order.length)] ?? '');

it('shows the card of the day without its amount, then the amount and the error of the guess', async () => {
  await visit('/aujourdhui');
  const title = cardOf(DAY)?.title ?? '';
  await screen.findByRole('heading', { level: 2, name: new RegExp(escaped(title)) });
  const main = screen.getByRole('main');
  expect(wordsOf(main)).not.toMatch(/Md€ ·|Voté|Prévu/);
  await answer();
  expect(wordsOf(main)).toMatch(/Votre idée : .+ Md€, (juste|\d+ % au-dess(us|ous))/);
  await waitFor(() => expect(wordsOf(document.activeElement ?? main)).toContain('Votre idée'));
});

it('takes a choice, says what the law did, and stores nothing', async () => {
  await visit('/aujourdhui');
  await answer();
  await press('Garder');
  expect(screen.getByRole('button', { name: 'Garder', pressed: true })).toBeTruthy();
  expect(wordsOf(screen.getByRole('main'))).toMatch(
    /La loi de finances 20|Ce qu’a fait la loi de finances : non disponible/,
  );
  const link = screen.getByRole('link', { name: 'Le voter dans mon budget' });
  expect(link.getAttribute('href')).toBe(`/je-fais-mon-budget?carte=${cardOf(DAY)?.id}#garder`);
  expect(localStorage.length).toBe(0);
});

it('shares the error of the guess only', async () => {
  const writeText = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve());
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  await visit('/aujourdhui');
  await answer();
  await press('Supprimer');
  fireEvent.click(screen.getByRole('button', { name: 'Partager mon écart' }));
  await waitFor(() => expect(writeText).toHaveBeenCalledOnce());
  const [text = ''] = writeText.mock.calls[0] ?? [];
  expect(text.replaceAll('\u00A0', ' ')).toMatch(
    /^La carte du jour, 17 novembre 2026 : mon idée était (juste|à \d+ % au-dess(us|ous))\.\n[◻◼]{11}\nhttp\S+\/aujourdhui$/,
  );
  expect(text).not.toContain(cardOf(DAY)?.title);
  vi.unstubAllGlobals();
});

it('publishes the order, and names no card twice', async () => {
  await visit('/aujourdhui');
  const details = await unfold('L’ordre des cartes, tiré d’avance');
  const items = within(details).getAllByRole('listitem');
  expect(new Set(items.map(wordsOf)).size).toBe(edition.deck.length);
  expect(wordsOf(within(details).getByText(/aujourd’hui/).parentElement ?? details)).toContain(
    cardOf(DAY)?.title,
  );
});

async function answer() {
  const reveal = await found('button', 'Voir la réponse');
  // No answer before a move: the middle of the slider would suggest one.
  expect(reveal.getAttribute('aria-disabled')).toBe('true');
  fireEvent.change(screen.getByRole('slider'), { target: { value: '5' } });
  await press('Voir la réponse');
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(/\s/g, '\\s');
}
