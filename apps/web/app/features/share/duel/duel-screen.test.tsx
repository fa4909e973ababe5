import { guessesText } from '@nosmilliards/domain/outcome/challenge';
import { STORAGE_KEYS } from '@nosmilliards/domain/storage-key';
import { anEdition, played } from '@nosmilliards/domain/testing';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { codeOf } from '#ballot/budget-code.ts';
import { ballotEngineOf } from '#ballot/engine.ts';
import { numberingOf, SHEET } from '#testing/builder.ts';
import { ToastProvider } from '#ui/toast-provider.tsx';
import { DuelScreen } from './duel-screen.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const numbering = numberingOf('ET01', 'ET02', 'SS01');
const edition = anEdition();
const keep = { type: 'keep' } as const;
const theirs = codeOf([{ id: 'ET01', choice: { type: 'remove' } }], numbering);
const ownCode = codeOf([{ id: 'ET02', choice: keep }], numbering);
const vote = { type: 'cast', id: 'ET02', choice: keep, at: 1 } as const;
const end = { type: 'complete', at: 2 } as const;

function show(isOver: boolean, [a, b]: readonly [string, string]) {
  sessionStorage.setItem(STORAGE_KEYS.guesses, guessesText(theirs, new Map([['ET01', 'remove']])));
  const engine = ballotEngineOf(edition);
  const present = played(edition, isOver ? [vote, end] : [vote]);
  render(
    <ToastProvider>
      <DuelScreen
        ballot={{ ...engine, history: { ...engine.latest(), present } }}
        budgets={[
          { code: a, name: null },
          { code: b, name: null },
        ]}
        numbering={numbering}
        sheet={SHEET}
      />
    </ToastProvider>,
    { wrapper: MemoryRouter },
  );
  return screen.queryByRole('region', { name: 'Ce que vous aviez imaginé' });
}

it.each([[[ownCode, theirs]], [[theirs, ownCode]]] as const)(
  'shows what was guessed of the challenge, whichever side it is on',
  (codes) => expect(show(true, codes)?.textContent).toContain('Vous aviez vu juste.'),
);

it('shows no guess before one’s own game is over, nor on a duel of others', () => {
  expect(show(false, [ownCode, theirs])).toBeNull();
  cleanup();
  expect(show(true, [theirs, theirs])).toBeNull();
});
