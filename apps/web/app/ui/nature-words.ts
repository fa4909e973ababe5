export type Nature = 'officiel' | 'calcule' | 'estime';

/** How sure a figure is, in a word. */
export const natureWords: Readonly<Record<Nature, string>> = {
  officiel: 'Officiel',
  calcule: 'Calculé',
  estime: 'Estimé',
};
