import type { Dossier } from '../read/dossier.ts';

/** Sources whose `a_verifier` date has passed: a warning, so that time alone fails no build. */
export function overdueSourcesOf({ edition }: Dossier, today: string): string[] {
  return Object.entries(edition.sources.content.sources)
    .filter(([, source]) => source.a_verifier < today)
    .map(([id, source]) => `La source « ${id} » est à relire depuis le ${source.a_verifier}.`);
}
