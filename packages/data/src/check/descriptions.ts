import type { Dossier } from '../read/dossier.ts';
import { judgingWordIn } from './judging-word.ts';
import type { Problem } from '../read/problem.ts';
import { sentencesOf } from './sentence.ts';

const SHORT_TEXTS = ['finance', 'concerne', 'ne_dit_pas'] as const;
const MOST_SENTENCES = 2;

/** Descriptions belong to a line or a card, are short, neutral and sourced. */
export function checkDescriptions({ edition, ...dossier }: Dossier): Problem[] {
  const { file, content, lineOf } = edition.descriptions;
  const cards = new Set(edition.cards.rows.map((row) => row.id));
  const known = new Set(Object.keys(edition.sources.content.sources));
  return Object.entries(content.textes).flatMap(([id, entry]) => {
    const said = (message: string) => ({ file, line: lineOf(['textes', id]), message });
    const problems: Problem[] = [];
    if (!cards.has(id) && dossier.lineOf(id) === undefined) {
      problems.push(said(`« ${id} » n’est ni une ligne ni une carte : corrigez la clé.`));
    }
    const shorts = SHORT_TEXTS.map((key) => entry[key] ?? '').filter((text) => text !== '');
    for (const text of [entry.resume, ...shorts]) {
      const word = judgingWordIn(text);
      if (word !== undefined) {
        problems.push(said(`« ${id} » : le mot « ${word} » juge, écrivez un fait.`));
      }
      if (sentencesOf(text).length > MOST_SENTENCES) {
        problems.push(
          said(`« ${id} » : au plus ${MOST_SENTENCES} phrases par texte, raccourcissez.`),
        );
      }
    }
    if (shorts.length > 0 && (entry.source === undefined || !known.has(entry.source))) {
      problems.push(
        said(`« ${id} » : indiquez une source de sources.yaml pour les textes courts.`),
      );
    }
    return problems;
  });
}

/** Every card has a description, and the edition has at least `descriptions_minimum` of them. */
export function checkDescriptionCount({ edition }: Dossier): Problem[] {
  const { file, content } = edition.descriptions;
  const minimum = edition.record.content.controles.descriptions_minimum;
  const count = Object.keys(content.textes).length;
  const bare = edition.cards.rows.filter((row) => !Object.hasOwn(content.textes, row.id));
  return [
    ...bare.map((row) => ({
      file: edition.cards.file,
      line: row.line,
      message: `La carte ${row.id} n’a pas de description : ajoutez-la à descriptions.yaml.`,
    })),
    ...(count < minimum
      ? [{ file, line: 1, message: `${count} descriptions, il en faut au moins ${minimum}.` }]
      : []),
  ];
}
