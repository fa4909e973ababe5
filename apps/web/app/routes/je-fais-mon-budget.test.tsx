import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { formatAmount } from '@nosmilliards/domain/money/format';
import { STORAGE_KEYS } from '@nosmilliards/domain/storage-key';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { edition, personaNamed, storedBy } from '../../judge/persona.ts';
import { found, hurry, press, storedCuts, visit, wordsOf } from '../../judge/visit.tsx';

const game = '/je-fais-mon-budget';
const deck = edition.deckWithoutRevenue;

const key = (name: string) => fireEvent.keyDown(document.body, { key: name });
const card = () => document.querySelector('#carte')?.textContent.trim();
const score = () => wordsOf(screen.getByRole('region', { name: 'État de votre budget' }));

beforeEach(hurry);
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Without the questions, which would stand between the cards. */
const quiet = { [STORAGE_KEYS.game]: JSON.stringify({ version: 2, votes: [], isGuessing: false }) };

const expectCard = (title: string | undefined) => waitFor(() => expect(card()).toBe(title));

/** The keys come a moment after the page. */
async function openGame(address = game) {
  await visit(address, quiet);
  await waitFor(() => {
    key('?');
    screen.getByRole('dialog', { name: 'Raccourcis clavier' });
  });
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Fermer' }));
}

function play({ type, value }: { type: string; value: number }) {
  key(String(['keep', 'increase', 'decrease', 'remove'].indexOf(type) + 1));
  const dialog = document.querySelector<HTMLElement>('dialog[open]');
  if (dialog === null) return;
  const field = within(dialog).getByRole('spinbutton', { hidden: true });
  fireEvent.change(field, { target: { value: String(value) } });
  fireEvent.click(within(dialog).getByRole('button', { name: / de \d/, hidden: true }));
}

it('a whole game takes the most that each card allows, and ends with its figures', async () => {
  const name = 'Tout augmenter au maximum';
  const { attendu } = personaNamed(name);
  const { votes } = JSON.parse(storedBy(name)[STORAGE_KEYS.game] ?? '{}');
  const choices = new Map<string, { type: string; value: number }>(
    votes.map((vote: { cardId: string }) => [vote.cardId, vote]),
  );
  await openGame();
  for (const { id, title } of deck) {
    // oxlint-disable-next-line no-await-in-loop -- a card comes after the other
    await expectCard(title);
    play(choices.get(id) ?? { type: 'none', value: 0 });
  }
  await waitFor(() => expect(score()).toContain('64 cartes sur 64'));
  await press('Terminer');
  const result = wordsOf(await screen.findByRole('region', { name: 'Votre résultat' }));
  const balance = formatAmount(attendu.solde, { form: 'billions', signed: true });
  expect(result).toContain(balance.replaceAll(/\s/g, ' '));
  expect(result).toContain(attendu.statut);
}, 120_000);

describe('the cards', () => {
  it('go back and forth as the rules say', async () => {
    await openGame();
    const previous = await found('button', 'Précédent');
    expect(previous.getAttribute('aria-disabled')).toBe('true');
    expect(screen.queryByRole('button', { name: 'Suivant' })).toBeNull();
    key('ArrowRight');
    await expectCard(deck[0]?.title);
    await press('Passer');
    await expectCard(deck[1]?.title);
    key('1');
    await expectCard(deck[2]?.title);
    await press('Précédent');
    await expectCard(deck[1]?.title);
    await press('Suivant');
    await expectCard(deck[2]?.title);
    expect(document.activeElement?.id).toBe('carte');
  });

  it('are undone one by one, by the button and by Ctrl+Z', async () => {
    await openGame();
    key('1');
    await expectCard(deck[1]?.title);
    key('1');
    await waitFor(() => expect(score()).toContain('2 cartes'));
    await expectCard(deck[2]?.title);
    await press(/^Annuler le dernier choix/);
    await expectCard(deck[1]?.title);
    fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
    await expectCard(deck[0]?.title);
    expect(score()).toContain('0 carte');
  });

  it('of a niche cannot be increased, and say why', async () => {
    await openGame(`${game}?carte=NF02`);
    const increase = await found('button', /^Augmenter/);
    expect(increase.getAttribute('aria-disabled')).toBe('true');
    expect(increase.textContent).toContain('pas pour une niche');
    key('2');
    expect(screen.queryByRole('dialog')).toBeNull();
    // Its floor is −100 %: removing it needs no confirmation.
    key('4');
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(score()).toContain('1 carte'));
  });

  it('nobody knows are ignored', async () => {
    await openGame(`${game}?carte=licorne#garder`);
    await expectCard(deck[0]?.title);
    expect(score()).toContain('0 carte');
  });

  it('take the place of an explorer vote, say so, and give it back', async () => {
    const { container } = await visit(game, storedCuts({ defense_armees: 10 }));
    const isCounted = () => wordsOf(container).includes('dont 1 vote fait dans l’explorateur');
    await waitFor(() => expect(isCounted()).toBe(true));
    await press(/^Garder/);
    await screen.findByText(/remplace votre vote/);
    await waitFor(() => expect(isCounted()).toBe(false));
    await press('Annuler');
    await waitFor(() => expect(isCounted()).toBe(true));
    await expectCard(deck[0]?.title);
  });
});

describe('a stored game', () => {
  it.each([
    ['cut', 0, '{"version":1,"votes":[{"card'],
    ['of another version', 0, '{"version":99,"votes":[]}'],
    [
      'full of strangers',
      0,
      '{"version":1,"currentCardIndex":900,"votes":[null,{"cardId":"XX"},7]}',
    ],
    [
      'partly readable',
      1,
      '{"version":1,"currentCardIndex":-1,"votes":[{"cardId":"ET02","type":"keep","timestamp":1},{"cardId":"ET03"}]}',
    ],
  ])('that is %s still lets one play', async (_what, kept, stored) => {
    await visit(game, { [STORAGE_KEYS.game]: stored, [STORAGE_KEYS.ledger]: '{"votes":' });
    if (kept > 0) await press('Reprendre');
    await waitFor(() => expect(score()).toContain(`${kept} carte`));
    await press(/^Garder/);
    await waitFor(() => expect(score()).toContain(`${kept + 1} carte`));
  });
});
