/** The figures of the edition detailed in /a-propos, in page order. */
export const SHEET_FIGURES = [
  'deficit_reference',
  'deficit_constate',
  'deficit_etat_loi',
  'deficit_etat_execute',
  'deficit_etat_premier_semestre',
  'budget_etat',
  'dette_publique',
  'dette_avant',
  'dette_constatee',
];
