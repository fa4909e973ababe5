import type { Dossier } from '../dossier.ts';

/** Sources whose best-before date has passed: a warning, since time alone must not break a build. */
export function overdueSourcesOf({ edition }: Dossier, today: string): string[] {
  return Object.entries(edition.sources.content.sources)
    .filter(([, source]) => source.a_verifier < today)
    .map(([id, source]) => `La source « ${id} » est à relire depuis le ${source.a_verifier}.`);
}
