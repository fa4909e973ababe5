import { bandSeriesOf, type Bands } from '@nosmilliards/domain/commune/band';
import { amountsOf, type Commune } from '@nosmilliards/domain/commune/commune';
import { POSTS } from '@nosmilliards/domain/commune/sheet';

const HEADER = 'code;commune;annee;habitants;poste;euros_par_habitant;quartile_1;quartile_3';

/** One row for each post and year, in euros per inhabitant, with the middle half beside. */
export function communeCsvOf(commune: Commune, bands: Bands): string {
  const { code, name, years, population } = commune;
  const rows = POSTS.flatMap(({ id, title }) => {
    const [amounts, band] = [amountsOf(commune, id), bandSeriesOf(bands, commune, id)];
    return years.map((year, at) =>
      [code, name, year, population[at], title, amounts[at], band[at]?.q1, band[at]?.q3].join(';'),
    );
  });
  return [HEADER, ...rows].map((row) => `${row}\r\n`).join('');
}
