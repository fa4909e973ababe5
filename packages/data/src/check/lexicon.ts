import type { Dossier } from '../read/dossier.ts';
import { judgingWordIn } from './judging-word.ts';
import { problemOf, problemsIn, type Problem } from '../read/problem.ts';
import { sentencesOf } from './sentence.ts';

const FEWEST_TERMS = 40;
const MOST_SENTENCES = 2;
const MOST_WORDS = 20;

/** Terms are in alphabetical order, link to known terms, and have short neutral definitions. */
export function checkLexicon({ edition }: Dossier): Problem[] {
  const { termes } = edition.lexicon.content;
  const ids = new Set(termes.map(({ id }) => id));
  const faults = termes.flatMap(({ id, terme, definition, voir = [] }, index) => {
    const previous = termes[index - 1]?.terme;
    const sentences = sentencesOf(definition);
    const word = judgingWordIn(definition);
    const unknown = voir.filter((other) => other === id || !ids.has(other));
    return problemsIn(
      edition.lexicon,
      ['termes', index],
      [
        !/^[a-z][a-z0-9_]*$/.test(id) &&
          `« ${id} » : écrivez l’identifiant en minuscules sans accent, avec « _ ».`,
        previous !== undefined &&
          terme.localeCompare(previous, 'fr') < 0 &&
          `« ${terme} » vient avant « ${previous} » dans l’alphabet : déplacez-le.`,
        sentences.length > MOST_SENTENCES &&
          `« ${id} » : au plus ${MOST_SENTENCES} phrases, raccourcissez.`,
        sentences.some((sentence) => wordsIn(sentence) > MOST_WORDS) &&
          `« ${id} » : au plus ${MOST_WORDS} mots par phrase, raccourcissez.`,
        word !== undefined && `« ${id} » : le mot « ${word} » juge, écrivez un fait.`,
        ...unknown.map(
          (other) => `« ${id} » renvoie à « ${other} », qui n’est pas un autre terme.`,
        ),
      ],
    );
  });
  if (termes.length >= FEWEST_TERMS) return faults;
  const message = `${termes.length} termes, il en faut au moins ${FEWEST_TERMS}.`;
  return [...faults, problemOf(edition.lexicon, message)];
}

function wordsIn(sentence: string): number {
  return sentence.split(/\s+/u).filter((word) => /[\p{L}\d]/u.test(word)).length;
}
