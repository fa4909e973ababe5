/** A city has one account: its arrondissements lead to it. */
const CITIES = [
  { code: '13055', first: '13201', last: '13216' },
  { code: '69123', first: '69381', last: '69389' },
  { code: '75056', first: '75101', last: '75120' },
] as const;

export const PARIS = CITIES[2].code;

/** A code that may be that of a commune: « 01004 », « 2A004 », « 97411 ». */
export function isCommuneCode(text: string): boolean {
  return /^(?:\d{2}|2[AB])\d{3}$/.test(text);
}

/** The commune whose accounts hold this code: itself, or the city of an arrondissement. */
export function cityOf(code: string): string {
  return CITIES.find(({ first, last }) => first <= code && code <= last)?.code ?? code;
}

/** In the overseas collectivities, which the source leaves out. */
export function isOutOfScope(code: string): boolean {
  return /^(?:975|977|978|98[678])/.test(code);
}

export function isOverseas(code: string): boolean {
  return code.startsWith('97');
}

export function departmentOf(code: string): string {
  return code.slice(0, isOverseas(code) ? 3 : 2);
}

/**
 * In one file of accounts: with its intercommunalities and the bands, less than 60 kB compressed.
 * Whoever sees a file asked for knows that one of so many communes is read.
 */
export const COMMUNES_PER_FILE = 75;

/** Files are named by the first code each holds, in order. */
export function fileOf(files: readonly string[], code: string): string | undefined {
  return files[files.filter((first) => first <= code).length - 1];
}
