import { act, NEW_BALLOT, type Ballot } from '@nosmilliards/domain/game/ballot';
import { sheetChangesOf } from '@nosmilliards/domain/sheet/changes';
import { anEdition, played } from '@nosmilliards/domain/testing';
import type { Choice } from '@nosmilliards/domain/vote/vote';
import { expect, it } from 'vitest';
import { sheet } from '#dataset/sheet.ts';
import { edition } from '#testing/persona.ts';
import { posterContentOf, withoutLimits } from './poster-content.ts';

function contentOf(...votes: readonly (readonly [id: string, choice: Choice])[]) {
  const ballot = votes.reduce<Ballot>((held, [id, choice], at) => {
    const acted = act(held, edition, { type: 'cast', id, choice, at: at + 1, deal: 'express' });
    if (!acted.ok) throw new Error(acted.reason);
    return acted.value.ballot;
  }, NEW_BALLOT);
  return posterContentOf(ballot, { edition, sheet, site: 'nosmilliards.example' });
}

const content = contentOf(
  ['retraites', { type: 'decrease', percent: 3 }],
  ['niches', { type: 'decrease', percent: 20 }],
  ['armees', { type: 'increase', percent: 10 }],
  ['sante', { type: 'keep' }],
);

it('[T7] says whose choices they are, what each moves, and what the deficit would be', () => {
  expect(content.who).toBe('Les choix d’une personne, sur le budget public de 2025.');
  expect(content.portrait.text).toMatch(/^En 4\u00A0décisions sur\u00A016, j’ajoute /);
  expect(content.decided).toBe('4\u00A0décisions sur\u00A016');
  expect(content.kept).toBe('1\u00A0décision gardée');
  expect(
    content.choices.map(({ title, choice, moved, amount }) => [title, choice, moved, amount]),
  ).toEqual([
    ['Niches fiscales', '−20\u00A0%', 'recettes en plus', '18,4\u00A0Md€'],
    ['Retraites', '−3\u00A0%', 'dépenses en moins', '11,8\u00A0Md€'],
    ['Défense', '+10\u00A0%', 'dépenses en plus', '6,1\u00A0Md€'],
  ]);
  expect(content.prospect.text).toBe('Le déficit public passerait de 155 à 131\u00A0Md€.');
});

it('counts the lines of the explorer by themselves', () => {
  expect(contentOf(['defense', { type: 'decrease', percent: 5 }]).decided).toBe('1\u00A0ligne');
});

it('names five sectors, from left to right', () => {
  expect(content.sectors.map(({ name }) => name)).toEqual([
    'Sécurité sociale',
    'État',
    'Collectivités',
    'Dette',
    'Niches',
  ]);
  const places = content.sectors.map(({ at }) => at);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});

it('draws a removal whole, without the part beyond the limits', () => {
  const small = anEdition();
  const { ledger } = played(small, [
    { type: 'cast', id: 'ET02', choice: { type: 'remove' }, at: 1 },
  ]);
  const plan = { square: 1000, places: new Map([['ET02', { squares: 10 }]]) };
  const kindsOf = (territory: typeof small.territory) =>
    sheetChangesOf(ledger, { territory }, plan).map(({ kind }) => kind);
  expect(kindsOf(small.territory)).toContain('beyond');
  expect(kindsOf(withoutLimits(small.territory))).toEqual(['removed']);
});
