import { expect, it } from 'vitest';
import { movedAddresses, movedMapOf, movedPageOf } from './moved.ts';

const moved = movedAddresses({
  lines: { defense_forces: 'defense_armees' },
  cards: { ET99: 'ET05' },
});

it('redirects the pages, the file and the embeds of a renamed line or card', () => {
  expect([...moved]).toEqual([
    ['/ligne/defense_forces', '/ligne/defense_armees'],
    ['/ligne/defense_forces.json', '/ligne/defense_armees.json'],
    ['/carte/ET99', '/carte/ET05'],
    ['/embed/ligne/defense_forces', '/embed/ligne/defense_armees'],
    ['/embed/carte/ET99', '/embed/carte/ET05'],
  ]);
});

it('writes the nginx map, one address per line', () => {
  expect(movedMapOf(moved)).toContain('"/ligne/defense_forces" "/ligne/defense_armees";\n');
  expect(movedMapOf(movedAddresses({ lines: {}, cards: {} }))).toBe('');
});

it('writes a redirection page that search engines do not index', () => {
  const page = movedPageOf('/ligne/defense_armees', 'https://a.example');
  expect(page).toContain('content="0; url=/ligne/defense_armees"');
  expect(page).toContain('rel="canonical" href="https://a.example/ligne/defense_armees"');
  expect(page).toContain('<meta name="robots" content="noindex"');
  expect(page).toContain('<a href="/ligne/defense_armees">');
});
