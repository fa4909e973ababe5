import { expect, it } from 'vitest';
import { movedAddresses, movedMapOf, movedPageOf } from './moved.ts';

const moved = movedAddresses({
  lines: { defense_forces: 'defense_armees' },
  cards: { ET99: 'ET05' },
});

it('leads the page of a line, its file, the page of a card and their frames to the new ones', () => {
  expect([...moved]).toEqual([
    ['/ligne/defense_forces', '/ligne/defense_armees'],
    ['/ligne/defense_forces.json', '/ligne/defense_armees.json'],
    ['/carte/ET99', '/carte/ET05'],
    ['/embed/ligne/defense_forces', '/embed/ligne/defense_armees'],
    ['/embed/carte/ET99', '/embed/carte/ET05'],
  ]);
});

it('tells nginx, one address a line', () => {
  expect(movedMapOf(moved)).toContain('"/ligne/defense_forces" "/ligne/defense_armees";\n');
  expect(movedMapOf(movedAddresses({ lines: {}, cards: {} }))).toBe('');
});

it('tells any other server by a page, which no search engine lists', () => {
  const page = movedPageOf('/ligne/defense_armees', 'https://a.example');
  expect(page).toContain('content="0; url=/ligne/defense_armees"');
  expect(page).toContain('rel="canonical" href="https://a.example/ligne/defense_armees"');
  expect(page).toContain('<meta name="robots" content="noindex"');
  expect(page).toContain('<a href="/ligne/defense_armees">');
});
