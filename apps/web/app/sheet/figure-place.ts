import { paths } from '#browser/path.ts';

/** The figures of the edition that have a sheet, in the order of the page. */
export const SHEET_FIGURES = [
  'deficit_reference',
  'deficit_constate',
  'deficit_etat_loi',
  'deficit_etat_execute',
  'deficit_etat_premier_semestre',
  'budget_etat',
  'dette_publique',
  'dette_constatee',
];

/** Where a figure that is no line is shown. */
export function figurePathOf(id: string): string {
  return SHEET_FIGURES.includes(id) ? `${paths.about}#${id}` : `${paths.methodology}#comptes`;
}
