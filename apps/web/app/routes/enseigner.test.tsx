import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { appliedToCards, groupAmountOf, groupCardsOf } from '@nosmilliards/domain/game/group';
import { formatAmount, formatCount, formatPercent } from '@nosmilliards/domain/money/format';
import { parseAmountOrZero } from '@nosmilliards/domain/money/parse-amount';
import { ROOM_SENTENCE } from '@nosmilliards/domain/tally/room';
import { isNicheCard, isRevenueCard } from '@nosmilliards/domain/vote/card';
import { changePercentOf } from '@nosmilliards/domain/vote/vote';
import { edition } from '#testing/persona.ts';
import { press, seenIn, visit } from '#testing/visit.tsx';

it('the kit has the sixteen decisions of the game, with their amounts', async () => {
  await visit('/enseigner');
  const cards = await screen.findByRole('region', { name: 'Les seize cartes' });
  for (const group of edition.groups) {
    const amount = formatAmount(groupAmountOf(group, edition.deck), { form: 'billions' });
    const card = within(cards).getByRole('heading', { name: group.title }).closest('li');
    expect(card?.textContent).toContain(amount);
  }
  expect(edition.groups).toHaveLength(16);
  const sheet = screen.getByRole('region', { name: 'Mon budget' });
  // Its head, three headings, what has no card on either side, and the sum.
  expect(within(sheet).getAllByRole('row')).toHaveLength(1 + 3 + 16 + 2 + 1);
});

it('a niche cannot be raised, on its card as on the sheet', async () => {
  await visit('/enseigner');
  const niches = await screen.findAllByText(/^(\d+\. )?Niches fiscales$/);
  const texts = niches.map((name) => name.closest('li, tr')?.textContent ?? '');
  expect(texts.some((text) => text.includes('pas de hausse'))).toBe(true);
  // A column each: the letter that is missing leaves its own blank.
  const row = niches.find((name) => name.closest('tr'))?.closest('tr');
  expect([...(row?.cells ?? [])].slice(2, 6).map((cell) => cell.textContent)).toEqual([
    'G',
    '',
    'R',
    'S',
  ]);
});

it('the amounts of the sheet make the balance at the start, with what has no card', async () => {
  await visit('/enseigner');
  const sheet = await screen.findByRole('region', { name: 'Mon budget' });
  const sumOfPart = (name: RegExp) => {
    const part = within(sheet).getByText(name).closest('tbody');
    const amounts = [...(part?.querySelectorAll('td:nth-child(2)') ?? [])].map(seenIn);
    return amounts.reduce((sum, text) => sum + parseAmountOrZero(text), 0);
  };
  const balance = sumOfPart(/^Recettes :/) - sumOfPart(/^Dépenses :/);
  // Each printed amount is rounded to a tenth of a billion.
  expect(Math.abs(balance - edition.baseline.balance)).toBeLessThan(500);
});

it('each piece can be printed alone', async () => {
  const printed: (string | undefined)[] = [];
  vi.stubGlobal('print', () => {
    const alone = document.querySelector('[data-printed-alone]');
    printed.push(alone?.querySelector('h2')?.textContent);
  });
  await visit('/enseigner');
  await press('Imprimer la feuille');
  fireEvent(window, new Event('afterprint'));
  await press('Imprimer le corrigé');
  expect(printed).toEqual(['La feuille de l’élève', 'Le corrigé']);
});

it('says how the budget of the class is made, as the session does', async () => {
  await visit('/enseigner');
  const plan = await screen.findByRole('region', { name: /^La séance/ });
  expect(plan.textContent).toContain(ROOM_SENTENCE);
  expect(plan.textContent).not.toContain('additionne');
  // What typing and counting take, as a plan and not as a measure.
  expect(plain(plan.textContent)).toMatch(
    /saisir .* une dizaine de minutes.* aucune n’a été mesurée/,
  );
});

it('is printed from the top of the page', async () => {
  await visit('/enseigner');
  const print = await screen.findByRole('button', { name: 'Imprimer tout le dossier' });
  const [first] = screen.getAllByRole('heading', { level: 2 });
  expect(first?.compareDocumentPosition(print)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
});

it('the answer key is that of the sheet, within the limits of a session', async () => {
  await visit('/enseigner');
  const key = await screen.findByRole('region', { name: 'Le corrigé' });
  for (const group of edition.groups) {
    const cards = groupCardsOf(group, edition.deck);
    const [first] = cards;
    if (first === undefined) throw new Error('No card');
    const amount = groupAmountOf(group, edition.deck);
    const printed = Math.round(amount / 100) / 10;
    const wordsOf = (type: 'decrease' | 'increase') => {
      const choice = { type, percent: 10 } as const;
      const applied = changePercentOf(appliedToCards(cards, choice));
      const sign = isRevenueCard(first) ? 1 : -1;
      const effect = formatCount((sign * printed * applied) / 100, { decimals: 2, signed: true });
      const limit =
        Math.abs(applied) === 10 ? '' : `, à ${formatPercent(applied, { decimals: 0 })}`;
      return plain(effect + limit);
    };
    const [, , cut, rise] = cellsOf(within(key).getByRole('rowheader', { name: group.title }));
    expect(cut).toBe(wordsOf('decrease'));
    expect(rise).toBe(isNicheCard(first) ? 'sans objet' : wordsOf('increase'));
  }
  expect(plain(key.textContent)).toMatch(/sauf « [^»]+ » \(de −\d+ % à \+\d+ %\)/);
  const [first, second] = within(key).getAllByRole('rowheader');
  expect(first?.textContent).toBe('Retraites');
  expect(second?.textContent).toBe('Santé');
});

it('says for whom it is, and names the programmes without quoting them', async () => {
  await visit('/enseigner');
  const part = await screen.findByRole('region', { name: 'Le niveau et les programmes' });
  for (const subject of ['économiques et sociales', 'moral et civique', 'Histoire-géographie']) {
    expect(part.textContent).toContain(subject);
  }
  expect(
    within(part)
      .getByRole('link', { name: /^Éduscol/ })
      .getAttribute('href'),
  ).toBe('https://eduscol.education.fr/');
});

const plain = (text: string) => text.replaceAll(/\s/g, ' ');
const cellsOf = (header: HTMLElement) =>
  [...(header.closest('tr')?.cells ?? [])].map((cell) => seenIn(cell));
