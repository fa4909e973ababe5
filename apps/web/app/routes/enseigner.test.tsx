import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { groupAmountOf, groupCardsOf } from '@nosmilliards/domain/game/group';
import { formatAmount } from '@nosmilliards/domain/money/format';
import { ROOM_SENTENCE } from '@nosmilliards/domain/tally/room';
import { isNicheCard, isRevenueCard } from '@nosmilliards/domain/vote/card';
import { edition } from '#testing/persona.ts';
import { seenIn, visit } from '#testing/visit.tsx';

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
  expect(within(sheet).getAllByRole('row')).toHaveLength(1 + 16 + 1);
});

it('a niche cannot be raised, on its card as on the sheet', async () => {
  await visit('/enseigner');
  const niches = await screen.findAllByText(/^(\d+\. )?Niches fiscales$/);
  const texts = niches.map((name) => name.closest('li, tr')?.textContent ?? '');
  expect(texts.some((text) => text.includes('pas de hausse'))).toBe(true);
  expect(texts.some((text) => text.includes('G R S') && !text.includes('A'))).toBe(true);
});

it('says how the budget of the class is made, as the session does', async () => {
  await visit('/enseigner');
  const plan = await screen.findByRole('region', { name: /^La séance/ });
  expect(plan.textContent).toContain(ROOM_SENTENCE);
  expect(plan.textContent).not.toContain('additionne');
});

it('is printed from the top of the page', async () => {
  await visit('/enseigner');
  const print = await screen.findByRole('button', { name: 'Imprimer tout le dossier' });
  const [first] = screen.getAllByRole('heading', { level: 2 });
  expect(first?.compareDocumentPosition(print)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
});

it('the answer key has the effect of each change, by the formula of the sheet', async () => {
  await visit('/enseigner');
  const key = await screen.findByRole('region', { name: 'Le corrigé' });
  for (const group of edition.groups) {
    const [first] = groupCardsOf(group, edition.deck);
    if (first === undefined) throw new Error('No card');
    // A cut of spending or of a niche adds to the balance, a cut of revenue takes from it.
    const amount = groupAmountOf(group, edition.deck) / (isRevenueCard(first) ? -10 : 10);
    const [, , cut, rise] = cellsOf(within(key).getByRole('rowheader', { name: group.title }));
    expect(cut).toBe(words(amount));
    expect(rise).toBe(isNicheCard(first) ? 'sans objet' : words(-amount));
  }
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

const words = (amount: number) => plain(formatAmount(amount, { form: 'billions', signed: true }));
const plain = (text: string) => text.replaceAll(/\s/g, ' ');
const cellsOf = (header: HTMLElement) =>
  [...(header.closest('tr')?.cells ?? [])].map((cell) => seenIn(cell));
