import { ROOM_KEYS } from '@nosmilliards/domain/tally/room-key';
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { found, press, visit } from '../../judge/visit.tsx';

const CODE = 'KMPTRX';

/** What an earlier visit left, of so long ago. */
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

beforeEach(() => {
  vi.stubGlobal(
    'EventSource',
    class extends EventTarget {
      close() {}
    },
  );
  vi.stubGlobal('fetch', async () => Response.json({ pupil: 7 }));
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
