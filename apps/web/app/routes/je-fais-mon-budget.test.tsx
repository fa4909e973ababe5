import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { formatAmount } from '@nosmilliards/domain/money/format';
import { STORAGE_KEYS } from '@nosmilliards/domain/storage-key';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { edition, personaNamed, storedBy } from '../../judge/persona.ts';
import { found, hurry, press, storedCuts, visit, wordsOf } from '../../judge/visit.tsx';

const game = '/je-fais-mon-budget';
const { deck } = edition;

const key = (name: string) => fireEvent.keyDown(document.body, { key: name });
const card = () => document.querySelector('#carte')?.textContent.trim();
const score = () => wordsOf(screen.getByRole('region', { name: 'État de votre budget' }));

beforeEach(hurry);
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** The keys come a moment after the page. */
async function openGame(stored: Record<string, string> = {}, address = game) {
  await visit(address, stored);
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
  fireEvent.click(within(dialog).getByRole('button', { name: 'Valider', hidden: true }));
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
    expect(card()).toBe(title);
    play(choices.get(id) ?? { type: 'none', value: 0 });
  }
  expect(score()).toContain('votées 64 / 64');
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
    expect(card()).toBe(deck[0]?.title);
    await press('Passer');
    expect(card()).toBe(deck[1]?.title);
    key('1');
    expect(card()).toBe(deck[2]?.title);
    await press('Précédent');
    expect(card()).toBe(deck[1]?.title);
    await press('Suivant');
    expect(card()).toBe(deck[2]?.title);
    expect(document.activeElement?.id).toBe('carte');
  });

  it('are undone one by one, by the button and by Ctrl+Z', async () => {
    await openGame();
    key('1');
    key('1');
    expect(score()).toContain('votées 2');
    await press(/^Annuler le dernier choix/);
    expect(card()).toBe(deck[1]?.title);
    fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
    expect(card()).toBe(deck[0]?.title);
    expect(score()).toContain('votées 0');
  });

  it('of a niche cannot be increased, and say why', async () => {
    await openGame({}, `${game}?carte=NF02`);
    const increase = await found('button', /^Augmenter/);
    expect(increase.getAttribute('aria-disabled')).toBe('true');
    const reason = document.getElementById(increase.getAttribute('aria-describedby') ?? '');
    expect(reason?.textContent).toContain('niche fiscale ne peut pas être augmentée');
    key('2');
    expect(screen.queryByRole('dialog')).toBeNull();
    // Its floor is −100 %: removing it needs no confirmation.
    key('4');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(score()).toContain('votées 1');
  });

  it('nobody knows are ignored', async () => {
    await openGame({}, `${game}?carte=licorne`);
    expect(card()).toBe(deck[0]?.title);
  });

  it('take the place of an explorer vote, say so, and give it back', async () => {
    const { container } = await visit(game, storedCuts({ defense_armees: 10 }));
    const isCounted = () => wordsOf(container).includes('dont 1 vote fait dans l’explorateur');
    await waitFor(() => expect(isCounted()).toBe(true));
    await press(/^Garder/);
    await screen.findByText(/remplace votre vote/);
    expect(isCounted()).toBe(false);
    await press('Annuler');
    expect(isCounted()).toBe(true);
    expect(card()).toBe(deck[0]?.title);
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
    await waitFor(() => expect(score()).toContain(`votées ${kept}`));
    await press(/^Garder/);
    await waitFor(() => expect(score()).toContain(`votées ${kept + 1}`));
  });
});
