import { dailyOrderOf, placeOfDay } from '@nosmilliards/domain/game/day-card';
import {
  errorWordsOf,
  guessErrorOf,
  guessStripOf,
  resultLineOf,
} from '@nosmilliards/domain/game/day-guess';
import { formatAmount } from '@nosmilliards/domain/money/format';
import { millions } from '@nosmilliards/domain/money/money';
import { STORAGE_KEYS } from '@nosmilliards/domain/storage-key';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { edition } from '#testing/persona.ts';
import { press, unfold, visit, wordsOf } from '#testing/visit.tsx';

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
const amount = cardOf(DAY)?.amount ?? millions(0);

it('shows the card of the day without its amount, then the amount and the error of the guess', async () => {
  await visit('/aujourdhui');
  const title = cardOf(DAY)?.title ?? '';
  await screen.findByRole('heading', { level: 2, name: new RegExp(escaped(title)) });
  const main = screen.getByRole('main');
  expect(wordsOf(main)).not.toMatch(/Md€ ·|Voté|Prévu/);
  await answer('12,5');
  const error = guessErrorOf(millions(12_500), amount);
  expect(wordsOf(main)).toContain(plain(`Votre idée : 12,5 Md€, ${errorWordsOf(error)}.`));
  await waitFor(() => expect(wordsOf(document.activeElement ?? main)).toContain('Votre idée'));
});

it('gives no order of magnitude, and refuses with a sentence what is not a number', async () => {
  await visit('/aujourdhui');
  const field = await screen.findByRole('textbox', { name: /^À votre avis, combien en 2025/ });
  expect(screen.queryByRole('slider')).toBeNull();
  expect(field.getAttribute('placeholder')).toBeNull();
  const card = screen.getByRole('article');
  expect(wordsOf(card)).not.toMatch(/\d Md€/);
  await answer('beaucoup');
  expect(wordsOf(card)).toContain('Ce nombre ne se lit pas');
  expect(document.activeElement).toBe(field);
  expect(localStorage.length).toBe(0);
});

it('takes a choice, says what the law did, and stores the guess alone', async () => {
  await visit('/aujourdhui');
  await answer();
  await press('Garder');
  expect(screen.getByRole('button', { name: 'Garder', pressed: true })).toBeTruthy();
  expect(wordsOf(screen.getByRole('main'))).toMatch(
    /La loi de finances 20|Ce qu’a fait la loi de finances : non disponible/,
  );
  const link = screen.getByRole('link', { name: 'Le voter dans mon budget' });
  expect(link.getAttribute('href')).toBe(`/je-fais-mon-budget?carte=${cardOf(DAY)?.id}#garder`);
  expect(localStorage.getItem(STORAGE_KEYS.days)).toBe(`{"${DAY}":5000}`);
  expect(localStorage.length).toBe(1);
});

it('gives the answer back to who has guessed, counts the days, and takes no focus', async () => {
  const days = { '2026-11-15': 1000, [DAY]: 5000 };
  await visit('/aujourdhui', { [STORAGE_KEYS.days]: JSON.stringify(days) });
  await screen.findByText(/^Votre idée/);
  expect(screen.queryByRole('textbox', { name: /^À votre avis/ })).toBeNull();
  const main = screen.getByRole('main');
  expect(wordsOf(main)).toContain('2 cartes devinées depuis le 15 novembre 2026.');
  expect(wordsOf(document.activeElement ?? main)).not.toMatch(/^Votre idée/);
});

it('shows the card of the day before, its amount and its page', async () => {
  await visit('/aujourdhui', { [STORAGE_KEYS.days]: '{"2026-11-16":' });
  const card = cardOf('2026-11-16');
  const details = await unfold(plain(`La carte d’hier : ${card?.title}`));
  expect(wordsOf(details)).toContain(plain(formatAmount(card?.amount ?? 0)));
  expect(wordsOf(details)).toContain('en 2025.');
  const link = within(details).getByRole('link', { name: 'D’où vient ce chiffre' });
  expect(link.getAttribute('href')).toBe(`/carte/${card?.id}`);
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
  const error = guessErrorOf(millions(5000), amount);
  expect(text.split('\n')).toEqual([
    resultLineOf(DAY, error),
    guessStripOf(error),
    expect.stringMatching(/^http\S+\/aujourdhui$/),
  ]);
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

async function answer(text = '5') {
  const field = await screen.findByRole('textbox', { name: /^À votre avis/ });
  fireEvent.change(field, { target: { value: text } });
  await press('Voir la réponse');
}

function plain(text: string): string {
  return text.replaceAll(/\s/g, ' ');
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(/\s/g, '\\s');
}
