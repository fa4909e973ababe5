import { expect, it } from 'vitest';
import { draw } from './draw.ts';
import { pngFaultOf } from './paint.ts';
import { altOf, type Picture } from './picture.ts';
import { pictureOf, picturePathOf } from './pictures.ts';
import { shapesOf } from './shapes.ts';

const head = { title: 'T — Nos Milliards', description: 'D.', canonical: 'x', isIndexed: true };
const named = (path: string, isIndexed = true) =>
  pictureOf({ file: `${path}index.html`, head: { ...head, isIndexed } });

it('gives its own preview to a category, a sub-category, a card and a comparison', () => {
  const addresses = [
    'ligne/defense/',
    'ligne/defense_armees/',
    'carte/ET01/',
    'compare/defense_armees-vs-sante_solidarite_chomage/',
    'explorer/',
  ];
  expect(addresses.map((path) => named(path)[0])).toEqual(
    addresses.map((path) => `/${path.slice(0, -1)}`),
  );
});

it('gives a deeper line the preview of its sub-category, a 404 page that of home', () => {
  expect(named('ligne/defense_armees_p146/')[0]).toBe('/ligne/defense_armees');
  expect(named('404/', false)[0]).toBe('/');
  expect(picturePathOf('/')).toBe('/apercus/accueil.png');
  expect(picturePathOf('/ligne/defense')).toBe('/apercus/ligne-defense.png');
});

it('gives each link to a budget its own preview, which says what it opens', () => {
  const links = ['budget/', 'defi/', 'duel/'].map((path) => {
    const title = `${path} — Nos Milliards`;
    return pictureOf({ file: `${path}index.html`, head: { ...head, title, isIndexed: false } });
  });
  expect(links.map(([address]) => address)).toEqual(['/budget', '/defi', '/duel']);
  expect(links.map(([, picture]) => picture)).toMatchObject([
    { title: 'budget/', text: 'D.', left: 'choices' },
    { title: 'defi/', text: 'D.', shares: [] },
    { title: 'duel/', text: 'D.' },
  ]);
  const drawings = links.map(([, picture]) => shapesOf(picture));
  expect(new Set([...drawings, shapesOf(named('')[1])]).size).toBe(4);
});

const squaresOf = (path: string) => {
  const [, picture] = named(path);
  return 'shares' in picture ? picture.shares.reduce((sum, { count }) => sum + count, 0) : -1;
};

it('fills one square per euro out of 1 000, at least one, at most 1 000', () => {
  expect(squaresOf('ligne/defense/')).toBe(36);
  expect(squaresOf('carte/NF15/')).toBe(1);
  expect(squaresOf('')).toBe(1000);
});

it('writes the same figures in the text alternative', () => {
  expect(altOf(named('ligne/defense/')[1])).toMatch(
    /^Défense et anciens combattants\s: 61,8\sMd€, 35,6\s€ pour 1\s000\s€/,
  );
  expect(altOf(named('compare/defense_armees-vs-sante_solidarite_chomage/')[1])).toMatch(
    /^Défense\s: 59,9\sMd€\. Assurance chômage\s: 37,0\sMd€\. 1,6\sfois\.$/,
  );
});

const pictures: [string, Picture][] = [
  named('ligne/recettes_collectivites_autres_taxes/'),
  named('carte/SS05/'),
  named('compare/defense_armees-vs-sante_solidarite_chomage/'),
  named(''),
  named('budget/', false),
  named('defi/', false),
  named('duel/', false),
].map(([name, picture]) => [name, picture]);

it.each(pictures)(
  'draws %s within the size and weight that messengers accept',
  async (_, picture) => {
    expect(pngFaultOf(await draw(picture))).toBeNull();
  },
);

it('refuses a character that no font has', async () => {
  const picture: Picture = { kind: 'text', title: '漢', figure: '', text: '', shares: [] };
  await expect(draw(picture)).rejects.toThrow('漢');
});

it('refuses a picture of another size, or too heavy', () => {
  const png = Buffer.alloc(24);
  expect(pngFaultOf(png)).toBe('0 × 0 px');
  expect(pngFaultOf(Buffer.alloc(200_001))).toContain('at most');
});
