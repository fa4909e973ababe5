const WORDS: Readonly<Record<string, string>> = {
  lfi: 'loi de finances initiale',
  lfss: 'loi de financement de la Sécurité sociale',
  plf: 'projet de loi de finances',
  execution: 'exécution',
  comptes: 'comptes',
  prevision: 'prévision',
  estimation: 'estimation',
};

/** The text or the year a figure comes from, in words; `null` when the dataset gives none. */
export function spellVintage(vintage: string): string | null {
  const [, kind = '', year] = /^([a-z]+)_(20\d\d)$/.exec(vintage) ?? [];
  const words = WORDS[kind];
  return words === undefined ? null : `${words} ${year}`;
}

/** The same, of a line: those of a sum are the years of its lines; without either, the edition's. */
export function spellYears(vintage: string, years: readonly number[], edition: number): string {
  if (years.length > 1) return `années ${Math.min(...years)} à ${Math.max(...years)}`;
  return spellVintage(vintage) ?? `année ${edition}`;
}
