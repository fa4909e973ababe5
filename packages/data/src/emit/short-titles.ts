import type { BuiltShortTitles } from '../built.ts';
import type { Dossier } from '../read/dossier.ts';

export function builtShortTitlesOf({ edition }: Dossier): BuiltShortTitles {
  return Object.fromEntries(
    edition.shortTitles.rows.map(({ id, courts }) => [id, courts.split('|')]),
  );
}
