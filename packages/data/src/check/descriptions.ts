import type { Dossier } from '../read/dossier.ts';
import { judgingWordIn } from './judging-word.ts';
import { problemAt, problemsAt, problemsIn, type Problem } from '../read/problem.ts';
import { sentencesOf } from './sentence.ts';

const SHORT_TEXTS = ['finance', 'concerne', 'ne_dit_pas'] as const;
const MOST_SENTENCES = 2;

/** Descriptions belong to a line or a card, are short, neutral and sourced. */
export function checkDescriptions({ edition, ...dossier }: Dossier): Problem[] {
  const { textes } = edition.descriptions.content;
  const cards = new Set(edition.cards.rows.map((row) => row.id));
  const known = new Set(Object.keys(edition.sources.content.sources));
  return Object.entries(textes).flatMap(([id, entry]) => {
    const shorts = SHORT_TEXTS.map((key) => entry[key] ?? '').filter((text) => text !== '');
    return problemsIn(
      edition.descriptions,
      ['textes', id],
      [
        !cards.has(id) &&
          dossier.lineOf(id) === undefined &&
          `« ${id} » n’est ni une ligne ni une carte : corrigez la clé.`,
        ...[entry.resume, ...shorts].flatMap((text) => {
          const word = judgingWordIn(text);
          return [
            word !== undefined && `« ${id} » : le mot « ${word} » juge, écrivez un fait.`,
            sentencesOf(text).length > MOST_SENTENCES &&
              `« ${id} » : au plus ${MOST_SENTENCES} phrases par texte, raccourcissez.`,
          ];
        }),
        shorts.length > 0 &&
          (entry.source === undefined || !known.has(entry.source)) &&
          `« ${id} » : indiquez une source de sources.yaml pour les textes courts.`,
      ],
    );
  });
}

/** Every card has a description, and the edition has at least `descriptions_minimum` of them. */
export function checkDescriptionCount({ edition }: Dossier): Problem[] {
  const { descriptions, cards } = edition;
  const { textes } = descriptions.content;
  const minimum = edition.record.content.controles.descriptions_minimum;
  const count = Object.keys(textes).length;
  return [
    ...cards.rows
      .filter((row) => !Object.hasOwn(textes, row.id))
      .map((row) =>
        problemAt(
          cards,
          row,
          `La carte ${row.id} n’a pas de description : ajoutez-la à descriptions.yaml.`,
        ),
      ),
    ...problemsAt(descriptions, { line: 1 }, [
      count < minimum && `${count} descriptions, il en faut au moins ${minimum}.`,
    ]),
  ];
}
