export type Nature = 'officiel' | 'calcule' | 'estime';

/** How certain a figure is, in one word. */
export const natureWords: Readonly<Record<Nature, string>> = {
  officiel: 'Officiel',
  calcule: 'Calculé',
  estime: 'Estimé',
};
