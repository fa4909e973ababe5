import type { Bands } from '@nosmilliards/domain/commune/band';
import { lastYearOf, type Commune } from '@nosmilliards/domain/commune/commune';
import { bracketsOf, postsOf, sheetsOf } from './commune-data.ts';

/** One row for each post and year, in euros per inhabitant, with the middle half beside. */
export function communeCsvOf(commune: Commune, bands: Bands): string {
  const { code, name, years, population } = commune;
  const year = lastYearOf(commune);
  const posts = year === undefined ? [] : postsOf(commune, sheetsOf(commune, year)).all;
  const rows = posts.flatMap((post) => {
    const brackets = bracketsOf(bands, commune, post);
    return years.map((one, index) => [
      code,
      name,
      one,
      population[index] ?? '',
      post.title,
      post.series[index] ?? '',
      ...(brackets[index] ?? ['', '']),
    ]);
  });
  return [
    [
      'code',
      'commune',
      'annee',
      'habitants',
      'poste',
      'euros_par_habitant',
      'quartile_1',
      'quartile_3',
    ],
    ...rows,
  ]
    .map((row) => `${row.join(';')}\r\n`)
    .join('');
}
