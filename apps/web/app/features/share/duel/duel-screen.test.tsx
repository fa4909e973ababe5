import { guessesText } from '@nosmilliards/domain/outcome/challenge';
import { STORAGE_KEYS } from '@nosmilliards/domain/storage-key';
import { anEdition, played } from '@nosmilliards/domain/testing';
import { linkedBudgetsOf } from '@nosmilliards/domain/duel/budget-link';
import type { Choice } from '@nosmilliards/domain/vote/vote';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { codeOf } from '#ballot/budget-code.ts';
import { ballotEngineOf } from '#ballot/engine.ts';
import { numberingOf, SHEET } from '#testing/builder.ts';
import { ToastProvider } from '#ui/toast-provider.tsx';
import { pictureWords, type DuelPicture } from './duel-picture.ts';
import { DuelScreen } from './duel-screen.tsx';

const { painted } = vi.hoisted(() => {
  const pictures: DuelPicture[] = [];
  return { painted: pictures };
});
vi.mock(import('./paint-duel.ts'), () => ({
  duelFileOf: (picture) => {
    painted.push(picture);
    return Promise.resolve(new File(['x'], 'duel.png', { type: 'image/png' }));
  },
}));

beforeEach(() => {
  painted.length = 0;
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const numbering = numberingOf('ET01', 'ET02', 'SS01');
const edition = anEdition();
const keep = { type: 'keep' } as const;
const cut = { type: 'decrease', percent: 10 } as const;
const rise = { type: 'increase', percent: 10 } as const;
const theirs = codeOf([{ id: 'ET01', choice: { type: 'remove' } }], numbering);
const ownCode = codeOf([{ id: 'ET02', choice: keep }], numbering);
const [one = '', two = '', three = ''] = [cut, rise, keep].map((choice) =>
  codeOf(
    [
      { id: 'ET01', choice: cut },
      { id: 'ET02', choice },
    ],
    numbering,
  ),
);
const vote = { type: 'cast', id: 'ET02', choice: keep, at: 1 } as const;
const end = { type: 'complete', at: 2 } as const;

/** A visitor who voted once, and may have finished. */
function show(link: string, isOver = false) {
  const engine = ballotEngineOf(edition);
  const present = played(edition, isOver ? [vote, end] : [vote]);
  render(
    <ToastProvider>
      <DuelScreen
        ballot={{ ...engine, history: { ...engine.latest(), present } }}
        budgets={linkedBudgetsOf(link)}
        numbering={numbering}
        made={{ edition, numbering, sheet: SHEET }}
      />
    </ToastProvider>,
    { wrapper: MemoryRouter },
  );
}

const page = () => (document.body.textContent ?? '').replaceAll(/\s/g, ' ');
const send = () => fireEvent.click(screen.getByRole('button', { name: /l’image du duel/ }));
const guessedList = () => screen.queryByRole('region', { name: 'Ce que vous aviez imaginé' });

/** The text of the duel of two budgets of one decision. */
function duelOf(...choices: readonly Choice[]) {
  const codes = choices.map((choice) => codeOf([{ id: 'ET01', choice }], numbering));
  show(codes.join('.'));
  return page();
}

describe('what was guessed of a challenge', () => {
  beforeEach(() => {
    sessionStorage.setItem(
      STORAGE_KEYS.guesses,
      guessesText(theirs, new Map([['ET01', 'remove']])),
    );
  });

  it.each([`${ownCode}.${theirs}`, `${theirs}.${ownCode}`])(
    'is shown whichever side it is on',
    (link) => {
      show(link, true);
      expect(guessedList()?.textContent).toContain('Vous aviez vu juste.');
    },
  );

  it('is not shown before one’s own game is over, nor on a duel of others', () => {
    show(`${ownCode}.${theirs}`);
    expect(guessedList()).toBeNull();
    cleanup();
    show(`${theirs}.${theirs}`, true);
    expect(guessedList()).toBeNull();
  });
});

describe('names', () => {
  it('come from the link; the visitor is « Vous », and first', () => {
    show(`${theirs}=Camille.${ownCode}=Alex`);
    expect(page()).toContain('Vous et Camille');
    cleanup();
    show(`${one}.${two}`);
    expect(page()).toContain('Budget A et Budget B');
  });

  it('[T8] that hold markup or an address are not shown', () => {
    const hostile = ['<img src=x onerror=alert(1)>', 'javascript:alert(1)', '"><b>', '%E0%A4%A'];
    for (const name of hostile) {
      show(`${one}=${name.startsWith('%') ? name : encodeURIComponent(name)}.${two}=Camille`);
      expect(page()).toContain('Budget A et Camille');
      expect(page()).not.toMatch(/alert|onerror|"><b>/);
      expect(document.querySelector('main img, b > b')).toBeNull();
      cleanup();
    }
  });

  it('typed go into the address, as letters only', () => {
    show(`${one}.${two}`);
    fireEvent.change(screen.getByLabelText('Budget B'), { target: { value: 'Ca<b>mille 2' } });
    expect(location.hash).toBe(`#${one}.${two}=Cabmille`);
    expect(page()).toContain('Budget A et Cabmille');
    expect(page()).toContain('Ces prénoms, un mot chacun, sont dans le lien, après le signe #.');
    expect(JSON.stringify(localStorage)).not.toContain('Cabmille');
  });
});

describe('the visitor’s own name', () => {
  it('is asked beside the button that sends the image, and goes on it', () => {
    show(`${ownCode}.${one}=Karim`);
    const sent = screen.getByRole('button', { name: /l’image du duel/ });
    const field = screen.getByLabelText('Votre prénom (facultatif)');
    expect(field.compareDocumentPosition(sent)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(field.closest('details')).toBeNull();
    fireEvent.change(field, { target: { value: 'Léa' } });
    expect(location.hash).toBe(`#${ownCode}=L%C3%A9a.${one}=Karim`);
    cleanup();
    show(`${one}.${two}`);
    expect(screen.queryByLabelText('Votre prénom (facultatif)')).toBeNull();
  });
});

describe('the half-way budget', () => {
  it('[T6] is named so where no limit holds it', () => {
    const text = duelOf({ type: 'decrease', percent: 40 }, { type: 'decrease', percent: 10 });
    expect(text).toContain('À mi-cheminPour chaque carte, la moyenne des deux pourcentages. ');
  });

  it('[T6] is « as near as the limits allow » where one does, and says why', () => {
    const text = duelOf({ type: 'remove' }, { type: 'decrease', percent: 40 });
    expect(text).not.toContain('À mi-chemin');
    expect(text).toMatch(
      /Au plus près du milieuPour chaque carte, .* aussi près que les limites des cartes le permettent\. Sur 1 carte, la moyenne dépasse la limite de la carte/,
    );
  });
});

describe('a group', () => {
  const group = `${one}=Alex.${two}=Camille.${three}`;

  it('[T9] says where all agree and how it splits, without a half-way budget', () => {
    show(group);
    expect(page()).toContain('Tous d’accord sur 1 carte sur 2.');
    expect(page()).toContain('De haut en bas : Alex, Camille et Budget C.');
    expect(page()).toContain('ET021 augmente, 1 garde, 1 réduit+10 %CamillegardéBudget C−10 %Alex');
    expect(screen.queryByRole('heading', { name: 'À mi-chemin' })).toBeNull();
  });

  it('[T9] says that two people made the same budget, and counts both', () => {
    show(`${group}.${one}=Lou`);
    expect(page()).toContain('Alex et Lou ont fait exactement les mêmes choix.');
    expect(page()).toContain('1 augmente, 1 garde, 2 réduisent');
  });

  it('[T9] of seven is refused with a sentence', () => {
    show(Array.from({ length: 7 }, () => one).join('.'));
    expect(page()).toContain('Ce lien porte 7 budgets. Cette page en compare six au plus.');
    expect(sessionStorage.getItem(STORAGE_KEYS.received)).toBeNull();
  });

  it('takes the budget of who has finished one, under their name', () => {
    sessionStorage.setItem(STORAGE_KEYS.name, 'Sam');
    show(group, true);
    expect(screen.getByRole('link', { name: 'Ajouter le mien' }).getAttribute('href')).toBe(
      `/duel#${group}.${ownCode}=Sam`,
    );
  });

  it('is kept until the end of the game of who has not finished', () => {
    show(group);
    const play = screen.getByRole('link', { name: 'Faire le mien, puis l’ajouter' });
    expect(play.getAttribute('href')).toBe('/express');
    expect(sessionStorage.getItem(STORAGE_KEYS.received)).toBe(group);
  });

  it('of six is full', () => {
    show(`${group}.${group}`, true);
    expect(page()).toContain('Ce lien porte six budgets : il est plein.');
    expect(screen.queryByRole('link', { name: 'Ajouter le mien' })).toBeNull();
    expect(sessionStorage.getItem(STORAGE_KEYS.received)).toBeNull();
  });

  it('offers nothing to add to who is in it', () => {
    show(`${one}.${ownCode}`, true);
    expect(screen.queryByRole('link', { name: /le mien/ })).toBeNull();
  });
});

describe('the image of a duel', () => {
  it('is sent in one tap, with the same words and the link', async () => {
    const share = vi.fn<(data: ShareData) => Promise<void>>(() => Promise.resolve());
    vi.stubGlobal('navigator', { share, canShare: () => true });
    show(`${one}=Alex.${two}`);
    send();
    await vi.waitFor(() => expect(share).toHaveBeenCalled());
    const [picture] = painted;
    if (picture === undefined) throw new Error('Nothing painted');
    expect(share.mock.calls[0]?.[0]).toMatchObject({
      text: `${pictureWords(picture)}\n${location.origin}/duel#${one}=Alex.${two}`,
      files: [{ name: 'duel.png' }],
    });
    expect(pictureWords(picture).replaceAll(/\s/g, ' ')).toBe(
      'D’accord sur 1 carte sur 2. Ce que feraient deux personnes, chacune de son côté, du budget public de 2025. Alex, déficit : 151,0 Md€ ; B, déficit : 153,0 Md€. Le plus loin : ET02 (Alex −10 %, B +10 %). Choix et noms donnés par qui envoie. Site indépendant. Effet comptable, toutes choses égales par ailleurs.',
    );
  });

  it('is downloaded, and the link copied, where the device takes no file', async () => {
    const writeText = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve());
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x' }));
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    show(`${one}.${two}.${three}`);
    send();
    await screen.findByText('Image enregistrée, lien du duel copié.');
    expect(click).toHaveBeenCalledOnce();
    expect(writeText).toHaveBeenCalledWith(`${location.origin}/duel#${one}.${two}.${three}`);
    expect(painted[0]).toMatchObject({
      headline: 'Tous d’accord sur 1\u00A0carte sur\u00A02.',
      people: [{ name: 'A' }, { name: 'B' }, { name: 'C' }],
      frames: [
        { words: 'd’accord', columns: [['decrease', 'decrease', 'decrease']] },
        { words: 'différente', columns: [['decrease', 'increase', 'keep']] },
      ],
      furthest: { rows: [{ cells: ['1\u00A0augmente, 1\u00A0garde, 1\u00A0réduit'] }] },
    });
  });
});
