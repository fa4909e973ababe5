import type { BuiltTerm } from '../built.ts';
import type { Dossier } from '../read/dossier.ts';
import { known } from '../read/known.ts';

export function builtTermsOf({ edition }: Dossier): BuiltTerm[] {
  const { termes } = edition.lexicon.content;
  const words = new Map(termes.map(({ id, terme }) => [id, terme]));
  return termes.map(({ id, terme, definition, voir = [], reference = '' }) => ({
    id,
    term: terme,
    definition,
    see: voir.map((other) => ({ id: other, term: known(words, other) })),
    reference,
  }));
}
