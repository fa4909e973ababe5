import { STORAGE_KEYS } from '@nosmilliards/domain/storage-key';
import { anEdition } from '@nosmilliards/domain/testing';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { codeOf } from '#ballot/budget-code.ts';
import { numberingOf } from '#testing/builder.ts';
import { ballotEngineOf } from '#ballot/engine.ts';
import { ChallengeScreen } from './challenge-screen.tsx';
import { ChallengeWaiting } from './front.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const numbering = numberingOf('ET01', 'ET02', 'SS01');
const cut = { type: 'decrease', percent: 10 } as const;
const code = codeOf(
  ['ET01', 'ET02', 'SS01'].map((id) => ({ id, choice: cut })),
  numbering,
);
const other = codeOf([{ id: 'ET01', choice: cut }], numbering);

function show(challenge = code) {
  cleanup();
  const engine = ballotEngineOf(anEdition());
  render(
    <ChallengeScreen
      ballot={{ ...engine, history: engine.latest() }}
      theirs={{ code: challenge, name: null }}
      numbering={numbering}
    />,
    { wrapper: MemoryRouter },
  );
}

const guess = (at: number, answer: string) => {
  const fieldsets = screen.getAllByRole('group').filter((one) => one.localName === 'fieldset');
  const group = fieldsets[at];
  if (group) fireEvent.click(within(group).getByRole('radio', { name: answer }));
};
/** The heading, and the one thing to do. */
const first = () => [
  screen.getByRole('heading', { level: 1 }).textContent,
  screen.getByRole('link').getAttribute('href'),
  screen.getByRole('link').textContent,
  screen.getByText(/^16\sdécisions, 5\sminutes/).textContent,
];
const answers = () =>
  screen
    .getAllByRole('radio', { checked: true })
    .map(({ parentElement }) => parentElement?.textContent);

it('has the same first screen before the link is read', () => {
  render(<ChallengeWaiting />, { wrapper: MemoryRouter });
  const waiting = first();
  show();
  expect(first()).toEqual(waiting);
});

it('gives the guesses of a challenge back, less the one taken back', () => {
  show();
  expect(screen.getByText('Deviner d’abord ses trois changements')).toBeTruthy();
  guess(0, 'Réduire');
  guess(1, 'Supprimer');
  guess(1, 'Je ne sais pas');
  guess(2, 'Augmenter');
  show();
  expect(answers()).toEqual(['Réduire', 'Je ne sais pas', 'Augmenter']);
});

it('gives them to no other challenge', () => {
  show();
  guess(2, 'Réduire');
  show(other);
  expect(screen.getByText('Deviner d’abord son seul changement')).toBeTruthy();
  expect(answers()).toEqual(['Je ne sais pas']);
});

it('starts afresh on stored guesses that cannot be read', () => {
  sessionStorage.setItem(STORAGE_KEYS.guesses, `{"code":"${code}","guesses":{"ET01":["remove"]}}`);
  show();
  expect(answers()).toEqual(Array.from({ length: 3 }, () => 'Je ne sais pas'));
});
