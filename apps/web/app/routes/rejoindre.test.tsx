import { nearestByteOf } from '@nosmilliards/contract/choice-code';
import type { RoomState } from '@nosmilliards/contract/room-message';
import { aRoomState } from '@nosmilliards/contract/room.testing';
import { ROOM_KEYS } from '@nosmilliards/domain/tally/room-key';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { edition } from '#testing/persona.ts';
import { found, itemsOf, press, seenIn, visit, wordsOf } from '#testing/visit.tsx';

const CODE = 'KMPTRX';

/** A seat stored `hours` ago. */
function seatOf(hours: number): Record<string, string> {
  const seat = {
    code: CODE,
    token: 'A'.repeat(22),
    at: Date.now() - hours * 3_600_000,
    pupil: 7,
    rev: 1,
    acknowledged: 1,
    choices: 'gA',
  };
  return { [ROOM_KEYS.pupil]: JSON.stringify(seat) };
}

const question = () => screen.queryByText(/^Reprendre votre place/);
const field = () => screen.findByLabelText<HTMLInputElement>('Code de la salle');

/** The stream of the room, as far as the site uses it. */
class Stream extends EventTarget {
  static readonly CLOSED = 2;
  static last: Stream | undefined;
  constructor() {
    super();
    Stream.last = this;
  }
  close() {}
}

/** What the teacher's screen does to the room. */
const tell = (change: Partial<RoomState>) =>
  act(() => {
    const data = JSON.stringify({ ...opened, ...change });
    Stream.last?.dispatchEvent(new MessageEvent('message', { data }));
  });
const opened = aRoomState();

/** The ballots that the service received. */
let ballots: unknown[];

beforeEach(() => {
  ballots = [];
  vi.stubGlobal('EventSource', Stream);
  vi.stubGlobal('fetch', async (address: string, { body }: RequestInit = {}) => {
    if (address.endsWith('/state')) return Response.json(opened);
    if (!address.endsWith('/votes')) return Response.json({ pupil: 7 });
    const ballot = JSON.parse(typeof body === 'string' ? body : '');
    ballots.push(ballot);
    return Response.json({ rev: ballot.rev });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it('asks before it opens the place that this device keeps', async () => {
  await visit('/rejoindre', seatOf(1));
  await found('button', 'Reprendre');
  expect(question()?.textContent).toBe(`Reprendre votre place dans la salle ${CODE}\u202F?`);
  await press('Reprendre');
  await found('heading', `Salle ${CODE}`);
});

it('lets the next one enter another room, with nothing shown of the first', async () => {
  await visit('/rejoindre', seatOf(1));
  await press('Entrer dans une autre salle');
  expect((await field()).value).toBe('');
  expect(document.activeElement?.tagName).toBe('H1');
  fireEvent.change(await field(), { target: { value: 'ABCDEF' } });
  await press('Entrer dans la salle');
  await found('heading', 'Salle ABCDEF');
  expect(localStorage.getItem(ROOM_KEYS.pupil)).not.toContain(CODE);
});

it('goes on by itself where the address has the code', async () => {
  await visit(`/rejoindre#${CODE}`, seatOf(1));
  await found('heading', `Salle ${CODE}`);
  await press('Quitter la salle');
  await press('Quitter');
  expect((await field()).value).toBe('');
});

it('keeps nothing of a room of yesterday', async () => {
  await visit('/rejoindre', seatOf(25));
  await field();
  expect(question()).toBeNull();
  expect(localStorage.getItem(ROOM_KEYS.pupil)).toBeNull();
});

const main = () => wordsOf(screen.getByRole('main'));
const expectAnnounced = (words: string) =>
  waitFor(() =>
    expect(screen.getAllByRole('status').map((region) => wordsOf(region).trim())).toContain(words),
  );
const choice = (name: string) =>
  within(screen.getByRole('group', { name: /^Votre choix/ })).getByRole('button', { name });

async function enter() {
  await visit(`/rejoindre#${CODE}`);
  await press('Entrer dans la salle');
  await found('heading', `Salle ${CODE}`);
}

describe('in the room', () => {
  const title = edition.groups[0]?.title ?? '?';

  it('waits, counts those who are there, then shows each card as the teacher does', async () => {
    await enter();
    tell({ isOpen: false, members: 1 });
    await expectAnnounced('La séance n’a pas commencé. Vous êtes la première personne ici.');
    tell({ isOpen: false, members: 6 });
    await expectAnnounced('La séance n’a pas commencé. 6 personnes sont là.');
    tell({});
    await expectAnnounced(`Décision 1 sur 16 : ${title}. À vous de choisir.`);
    tell({ item: 1 });
    await expectAnnounced(`Décision 2 sur 16 : ${edition.groups[1]?.title}. À vous de choisir.`);
    expect(ballots).toEqual([]);
  });

  it('sends a choice, says it is counted, and takes it back', async () => {
    await enter();
    tell({});
    await found('heading', title);
    fireEvent.click(choice('Garder'));
    await expectAnnounced(`${title} : gardé. C’est noté. Vous pouvez encore changer.`);
    expect(ballots).toHaveLength(1);
    await press('Retirer ma réponse');
    await expectAnnounced(`Décision 1 sur 16 : ${title}. À vous de choisir.`);
    expect(ballots).toHaveLength(2);
  });

  it('shows the counts of the room beside one’s own choice, once they are revealed', async () => {
    await enter();
    tell({});
    await found('heading', title);
    fireEvent.click(choice('Garder'));
    await expectAnnounced(`${title} : gardé. C’est noté. Vous pouvez encore changer.`);
    expect(screen.queryByRole('list', { name: 'Les choix de la salle' })).toBeNull();
    tell({ isFrozen: true });
    expect(main()).toContain('Réponses figées. La vôtre est comptée.');
    expect(choice('Garder réponses figées').getAttribute('aria-disabled')).toBe('true');
    tell({
      isFrozen: true,
      isRevealed: true,
      counts: [
        [nearestByteOf({ type: 'keep' }), 3],
        [nearestByteOf({ type: 'decrease', percent: 10 }), 2],
        [nearestByteOf({ type: 'remove' }), 1],
      ],
    });
    await expectAnnounced('La salle : 3 gardent, 2 réduisent, 1 supprime. Vous : gardé.');
    expect(itemsOf(screen.getByRole('list', { name: 'Les choix de la salle' }))).toEqual([
      'Garder votre choix3',
      'Augmenter0',
      'Réduire2',
      'Supprimer1',
    ]);
  });

  it('hides the counts of fewer than five', async () => {
    await enter();
    tell({ isRevealed: true });
    await expectAnnounced('Moins de cinq réponses : elles ne sont pas montrées.');
    expect(screen.queryByRole('list', { name: 'Les choix de la salle' })).toBeNull();
  });

  it('keeps a choice made without network, and sends it once', async () => {
    await enter();
    tell({});
    await found('heading', title);
    const online = globalThis.fetch;
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
    fireEvent.click(choice('Garder'));
    await waitFor(() =>
      expect(main()).toContain(
        'Réseau absent. Votre choix est gardé ici et partira seul, une fois.',
      ),
    );
    vi.stubGlobal('fetch', online);
    act(() => void window.dispatchEvent(new Event('online')));
    await expectAnnounced(`${title} : gardé. C’est noté. Vous pouvez encore changer.`);
    expect(ballots).toHaveLength(1);
  });

  it('ends with one’s own budget, in a link', async () => {
    await enter();
    tell({});
    await found('heading', title);
    fireEvent.click(choice('Réduire'));
    await press(/^Réduire de 10/);
    await waitFor(() => expect(ballots).toHaveLength(1));
    tell({ isOver: true });
    await found('heading', 'La séance est terminée');
    // 10 % of the 391,9 Md€ of the pensions.
    expect(seenIn(screen.getByRole('region', { name: /^Vos choix/ }))).toContain(
      'Vos choix : solde −115,8 Md€',
    );
    expect(screen.getByLabelText<HTMLInputElement>('Lien de mon budget').value).toMatch(
      /\/budget#[\w-]+$/,
    );
    await press('Quitter la salle');
    await found('heading', 'Rejoindre une salle');
    expect(localStorage.getItem(ROOM_KEYS.pupil)).toBeNull();
  });

  it('says when the room is deleted', async () => {
    await enter();
    tell({});
    act(() => void Stream.last?.dispatchEvent(new Event('gone')));
    await found('heading', 'La séance est terminée');
    expect(main()).toContain('La salle est effacée : il n’en reste rien sur le service.');
  });
});

describe('a code', () => {
  it('with a sign that no code has is refused before it is sent', async () => {
    await visit('/rejoindre');
    fireEvent.change(await field(), { target: { value: 'OMPTRX' } });
    await press('Entrer dans la salle');
    expect(wordsOf(await screen.findByRole('alert'))).toBe(
      'Aucun code ne contient O. Relisez-le : les codes n’ont ni O, I, L, U, ni 0 ou 1.',
    );
  });

  it.each([
    ['no-such-room', 404, 'Aucune salle n’a ce code.'],
    ['room-full', 409, 'Cette salle est pleine.'],
    ['too-many', 429, 'De nombreux codes faux sont venus de votre réseau.'],
  ])('refused as %s says why', async (refusal, status, words) => {
    vi.stubGlobal('fetch', async () => Response.json({ refusal }, { status }));
    await visit('/rejoindre');
    fireEvent.change(await field(), { target: { value: CODE.toLowerCase() } });
    await press('Entrer dans la salle');
    expect(wordsOf(await screen.findByRole('alert'))).toContain(words);
  });
});
