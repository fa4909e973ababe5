import { isRevenueCard } from '@nosmilliards/domain/vote/card';
import { guessedShareOf } from '../derive/deck.ts';
import type { Dossier } from '../read/dossier.ts';
import { inMillions, problemsAt, type Fault, type Problem } from '../read/problem.ts';
import { lineIdsOf } from '../read/edition.ts';
import { eurosOf } from '../read/table.ts';
import type { CardLawRow, CardRow, GuessRow, MarginRow } from '../read/tables.ts';
import { votedFor } from './marks.ts';
import { staffShareOf } from './reserves.ts';

/** In euros, then in points: tables and sources round to a tenth of a million, of a percent. */
const AMOUNT_PRECISION = 150_000;
const PERCENT_PRECISION = 0.06;
/** In points: sentences give whole percents. */
const SHARE_PRECISION = 0.6;
/** Largest difference between the computed and the expected answers, in euros out of 1 000. */
const GUESS_PRECISION = 2;

/** « Face à la loi »: the change of a card between two laws is recomputed, perimeter included. */
export function checkCardLaws(dossier: Dossier): Problem[] {
  const { cardLaws, history } = dossier.edition;
  const seen = new Set<string>();
  return cardLaws.rows.flatMap((row) => {
    const name = `${row.carte} ${row.annee}`;
    const isTwin = seen.has(name);
    seen.add(name);
    const card = cardOf(row.carte, dossier);
    const drifts = (['avant', 'apres'] as const).flatMap((column): Fault[] => {
      const law = `lfi_${Number(row.annee) - (column === 'avant' ? 1 : 0)}`;
      if (card === undefined || !history.headers.includes(law)) return [];
      const voted = votedFor(linesOf(card, dossier), law, dossier);
      if (voted === undefined || Math.abs(voted - eurosOf(row[column])) <= AMOUNT_PRECISION) {
        return [];
      }
      const message = `${column} est ${row[column]}, ${law} vote ${inMillions(voted)} pour cette carte.`;
      return [{ message, right: { [column]: Math.round(voted / 100_000) / 10 } }];
    });
    return problemsAt(cardLaws, row, [
      ...unknownIn(row, dossier),
      isTwin && `La carte ${row.carte} a déjà une ligne pour ${row.annee} : gardez-en une.`,
      ...drifts,
      ...wrongVariation(row),
    ]);
  });
}

function wrongVariation({ avant, apres, perimetre, variation }: CardLawRow): Fault[] {
  const base = Number(avant) + Number(perimetre);
  const percent = (Number(apres) / base - 1) * 100;
  if (Math.abs(percent - Number(variation)) <= PERCENT_PRECISION) return [];
  const right = { variation: percent.toFixed(1) };
  const message = `variation est ${variation}, le calcul donne ${right.variation} : reprenez-le.`;
  return [{ message, right }];
}

/** A percentage of staff written in a reason is recomputed from `programmes.csv`. */
export function checkMargins(dossier: Dossier): Problem[] {
  const { margins } = dossier.edition;
  return margins.rows.flatMap((row) =>
    problemsAt(margins, row, [...unknownIn(row, dossier), ...wrongShare(row, dossier)]),
  );
}

function wrongShare({ carte, raison }: MarginRow, dossier: Dossier): string[] {
  const percent = /^(?<share>\d+)\s% du montant paie des agents/u.exec(raison)?.groups?.['share'];
  const card = cardOf(carte, dossier);
  if (percent === undefined || card === undefined) return [];
  const share = staffShareOf(linesOf(card, dossier), dossier) * 100;
  if (Math.abs(share - Number(percent)) <= SHARE_PRECISION) return [];
  return [
    `raison dit ${percent} %, programmes.csv donne ${share.toFixed(1)} % : reprenez ce chiffre.`,
  ];
}

/** The answer is computed from known lines and lies within the bounds of the slider. */
export function checkGuesses(dossier: Dossier): Problem[] {
  const { guesses } = dossier.edition;
  return guesses.rows.flatMap((row) =>
    problemsAt(guesses, row, [...unknownIn(row, dossier), ...wrongGuess(row, dossier)]),
  );
}

function wrongGuess(row: GuessRow, dossier: Dossier): (string | false)[] {
  const unknown = lineIdsOf(row).filter((id) => !dossier.expenses.byId.has(id));
  if (unknown.length > 0) return [`La dépense « ${unknown[0]} » n’existe pas : corrigez lignes.`];
  const answer = guessedShareOf(row, dossier);
  const isFar = Math.abs(answer - Number(row.attendu)) > GUESS_PRECISION;
  return [
    (answer < Number(row.curseur_min) || answer > Number(row.curseur_max)) &&
      `La réponse calculée, ${answer} €, est hors du curseur : élargissez-le.`,
    isFar &&
      row.raison_ecart === '' &&
      `La réponse calculée est ${answer} €, loin de ${row.attendu} : corrigez attendu, ou dites pourquoi dans raison_ecart.`,
    !isFar && row.raison_ecart !== '' && 'La réponse est celle attendue : videz raison_ecart.',
    row.jamais_premiere === 'oui' &&
      row.note === '' &&
      'Une question qui ne peut être la première dit son périmètre : remplissez note.',
  ];
}

/** The yield of a point is an order of magnitude, and the sentence says so. */
export function checkPoints(dossier: Dossier): Problem[] {
  const { points } = dossier.edition;
  return points.rows.flatMap((row) => {
    const card = cardOf(row.carte, dossier);
    return problemsAt(points, row, [
      ...unknownIn(row, dossier),
      card !== undefined &&
        !isRevenueCard(card) &&
        `La carte ${row.carte} n’est pas une recette : retirez-la.`,
      !row.phrase.includes('ordre de grandeur') &&
        'Écrivez dans phrase les mots « ordre de grandeur ».',
    ]);
  });
}

function unknownIn(row: { carte: string; source?: string }, dossier: Dossier): (string | false)[] {
  const { sources } = dossier.edition.sources.content;
  return [
    cardOf(row.carte, dossier) === undefined &&
      `La carte ${row.carte} n’existe pas : corrigez carte.`,
    row.source !== undefined &&
      !Object.hasOwn(sources, row.source) &&
      `La source « ${row.source} » n’existe pas : ajoutez-la à sources.yaml.`,
  ];
}

function cardOf(id: string, { edition }: Dossier): CardRow | undefined {
  return edition.cards.rows.find((row) => row.id === id);
}

function linesOf(card: CardRow, { lineOf }: Dossier) {
  return lineIdsOf(card).flatMap((id) => lineOf(id) ?? []);
}
