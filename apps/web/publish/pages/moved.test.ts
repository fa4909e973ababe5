import { expect, it } from 'vitest';
import { movedAddresses, movedMapOf, movedPageOf } from './moved.ts';

const openData = {
  folder: '/donnees/2025/3.2',
  names: ['postes.csv', 'datapackage.json'],
  formerVersions: ['3.0', '3.1'],
};
const moved = movedAddresses(
  {
    lines: { defense_forces: 'defense_armees' },
    cards: { ET99: 'ET05' },
  },
  [openData],
);

it('redirects the former pages and their embeds, then those of a renamed line or card', () => {
  expect([...moved].slice(0, 13)).toEqual([
    ['/en-images', '/explorer'],
    ['/embed/en-images', '/embed/treemap'],
    ['/oembed/en-images.json', '/oembed/explorer.json'],
    ['/temps/impots-1995', '/temps/impots'],
    ['/embed/temps/impots-1995', '/embed/temps/impots'],
    ['/oembed/temps-impots-1995.json', '/oembed/temps-impots.json'],
    ['/pieces', '/donnees'],
    ['/ma-part-methode', '/methodologie'],
    ['/ligne/defense_forces', '/ligne/defense_armees'],
    ['/ligne/defense_forces.json', '/ligne/defense_armees.json'],
    ['/carte/ET99', '/carte/ET05'],
    ['/embed/ligne/defense_forces', '/embed/ligne/defense_armees'],
    ['/embed/carte/ET99', '/embed/carte/ET05'],
  ]);
});

it('leads the files of a former version to those of this one, and its folder to their page', () => {
  expect(Object.fromEntries(moved)).toMatchObject({
    '/donnees/2025/3.0/postes.csv': '/donnees/2025/3.2/postes.csv',
    '/donnees/2025/3.1/datapackage.json': '/donnees/2025/3.2/datapackage.json',
    '/donnees/2025/3.1': '/donnees',
    '/donnees/2025/3.1/temps-impots-1995.csv': '/donnees/2025/3.2/temps-impots.csv',
  });
});

it('writes the nginx map, one address per line', () => {
  expect(movedMapOf(moved)).toContain('"/ligne/defense_forces" "/ligne/defense_armees";\n');
  expect(movedMapOf(new Map())).toBe('');
});

it('writes a redirection page that search engines do not index', () => {
  const page = movedPageOf('/ligne/defense_armees', 'https://a.example');
  expect(page).toContain('content="0; url=/ligne/defense_armees"');
  expect(page).toContain('rel="canonical" href="https://a.example/ligne/defense_armees"');
  expect(page).toContain('<meta name="robots" content="noindex"');
  expect(page).toContain('<a href="/ligne/defense_armees">');
});
