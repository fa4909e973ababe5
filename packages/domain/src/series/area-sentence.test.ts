import { expect, it } from 'vitest';
import type { Area } from './area.ts';
import { areaSentencesOf, functionSentenceOf, functionFindingOf } from './area-sentence.ts';

const percents = { DE: 7, FR: 9, IT: 6, ES: 6.5, EU27_2020: 7.25 };

const sentences = areaSentencesOf({
  year: 2024,
  read: (_unit, _code, area) => percents[area],
  later: { year: 2025, read: () => 50 },
});

it('[U5] every sentence is made of the values read, without a value of its own', () => {
  expect(sentences).toHaveLength(9);
  expect(sentences[2]).toBe(
    'Dans les cinq ensembles, la protection sociale prend la plus grande part de la dépense\u00A0: 7,0\u00A0% en Allemagne, 9,0\u00A0% en France, 6,0\u00A0% en Italie, 6,5\u00A0% en Espagne et 7,3\u00A0% dans l’Union.',
  );
  expect(sentences[5]).toBe(
    'L’enseignement fait 7,0\u00A0% du PIB en Allemagne, 9,0\u00A0% en France, 6,0\u00A0% en Italie, 6,5\u00A0% en Espagne et 7,3\u00A0% dans l’Union.',
  );
  expect(sentences[8]).toMatch(
    /^En 2025, selon les totaux d’avril 2026, .* 50,0\u00A0% en Allemagne/,
  );
});

it.each(sentences)('[U1] the five areas, all of them and in one order: %s', (sentence) => {
  const named = sentence.match(/Allemagne|France|Italie|Espagne|l’Union|Finlande|Autriche/g);
  const order = ['Allemagne', 'France', 'Italie', 'Espagne', 'l’Union'];
  expect(named).toEqual(named?.map((_, index) => order[index % order.length]));
  expect(named?.length).toBeGreaterThanOrEqual(order.length);
  expect((named?.length ?? 0) % order.length).toBe(0);
});

it('[U5] one template for every function, in the fixed order of the areas', () => {
  expect(functionSentenceOf('Santé', 2024, (area) => percents[area])).toBe(
    'Santé, en 2024\u00A0: 7,0\u00A0% du PIB en Allemagne, 9,0\u00A0% en France, 6,0\u00A0% en Italie, 6,5\u00A0% en Espagne et 7,3\u00A0% dans l’Union.',
  );
});

it('[U5] a value that was not published is said so', () => {
  const sentence = functionSentenceOf('Santé', 2024, (area) => (area === 'DE' ? null : 7));
  expect(sentence).toMatch(/: non disponible en Allemagne, 7,0\u00A0% du PIB en France, 7,0/);
});

it.each([
  ['gdp', '9,0\u00A0% du PIB en France, 7,3\u00A0% dans l’Union'],
  ['pps', '9 SPA par habitant en France, 7 dans l’Union'],
  ['euros', '9\u00A0€ par habitant en France, 7\u00A0€ dans l’Union'],
  ['share', '9,0\u00A0% de toute la dépense publique en France, 7,3\u00A0% dans l’Union'],
] as const)('[U6] the title says France, then the Union, in the unit: %s', (unit, words) => {
  expect(functionFindingOf('Santé', { year: 2024, unit }, (area) => percents[area])).toBe(
    `En 2024, la dépense publique de santé fait ${words}`,
  );
});

const titleOf = (valueOf: (area: Area) => number | null) =>
  functionFindingOf('Enseignement', { year: 2024, unit: 'gdp' }, valueOf);

it('[U6] the title leaves out a value that was not published', () => {
  expect(titleOf((area) => (area === 'FR' ? null : 7))).toBe(
    'En 2024, la dépense publique d’enseignement fait 7,0\u00A0% du PIB dans l’Union',
  );
  expect(titleOf(() => null)).toBe(
    'En 2024, la dépense publique d’enseignement n’est pas disponible',
  );
});
