import { expect, it } from 'vitest';
import { foundIn } from './document-search.ts';

const shelves = [
  {
    title: 'Insee',
    sources: [
      { title: 'Comptes de 2025', producer: 'Insee', pieces: [{ title: 'Tableau des impôts' }] },
      { title: 'Ménages', producer: 'Insee', pieces: [] },
    ],
  },
  { title: 'Lois', sources: [{ title: 'Loi de finances', producer: 'Parlement', pieces: [] }] },
];
const titlesOf = (question: string) =>
  foundIn(shelves, question).flatMap(({ sources }) => sources.map(({ title }) => title));

it.each([
  ['', ['Comptes de 2025', 'Ménages', 'Loi de finances']],
  ['insee', ['Comptes de 2025', 'Ménages']],
  ['IMPOTS insee ', ['Comptes de 2025']],
  ['menages', ['Ménages']],
  ['inconnu', []],
])('« %s » keeps the documents that hold all its words', (question, titles) => {
  expect(titlesOf(question)).toEqual(titles);
});

it('drops a shelf left empty', () => {
  expect(foundIn(shelves, 'loi').map(({ title }) => title)).toEqual(['Lois']);
});
