import { isVotable } from '@nosmilliards/domain/budget/line';
import { existsIn, numberedOf } from '../derive/numbering.ts';
import { lineTablesOf, type Dossier } from '../read/dossier.ts';
import { problemAt, problemsAt, type Problem } from '../read/problem.ts';
import { isCardId } from '../read/renaming.ts';
import { flagsOf, levelOf, weighed } from '../read/tree.ts';

/** A ballot code stores the number of cards in one byte. */
const CARDS = { first: 0, last: 254, words: 'une carte, de 0 à 254' };
const LINES = { first: 256, last: Infinity, words: 'une ligne, à partir de 256' };

/** Every votable card and line has one number, and a published number is never reassigned. */
export function checkCodes(dossier: Dossier): Problem[] {
  return [...movedCodes(dossier), ...wrongCodes(dossier), ...missingCodes(dossier)];
}

function movedCodes({ edition: { codes, publishedCodes } }: Dossier): Problem[] {
  const { file } = codes;
  const now = new Map(codes.rows.map((row) => [row.code, row]));
  return publishedCodes.rows.flatMap(({ code, id }) => {
    const row = now.get(code);
    if (row === undefined) {
      const message = `Le numéro ${code} a disparu, et des liens publiés le portent : remettez « ${code},${id} ».`;
      return [{ file, line: 1, message }];
    }
    if (row.id === id) return [];
    const message = `Le numéro ${code} est celui de « ${id} », des liens publiés le portent : rendez-le-lui, et ajoutez « ${row.id} » à la fin s’il n’a pas le sien.`;
    return [problemAt(codes, row, message)];
  });
}

function wrongCodes(dossier: Dossier): Problem[] {
  const { codes, publishedCodes } = dossier.edition;
  const published = new Set(publishedCodes.rows.map(({ id }) => id));
  const seen = new Map<string, string>();
  return numberedOf(dossier).flatMap(({ row, id }) => {
    const { first, last, words } = rangeOf(row.id);
    const twin = seen.get(id);
    seen.set(id, row.code);
    return problemsAt(codes, row, [
      (Number(row.code) < first || Number(row.code) > last) &&
        `Le numéro ${row.code} n’est pas celui d’${words} : changez-le.`,
      // A removed line keeps its number, so that it is never reused.
      !existsIn(dossier, id) &&
        !published.has(row.id) &&
        `« ${row.id} » n’existe pas : corrigez id.`,
      twin !== undefined &&
        `« ${id} » a déjà le numéro ${twin}, qu’il garde sous son nouveau nom : retirez cette ligne.`,
    ]);
  });
}

function missingCodes(dossier: Dossier): Problem[] {
  const { codes, publishedCodes, cards } = dossier.edition;
  const given = new Set(numberedOf(dossier).map(({ id }) => id));
  const taken = [...codes.rows, ...publishedCodes.rows].map(({ code }) => Number(code));
  const lines = lineTablesOf(dossier)
    .flatMap(({ tree }) => tree.roots.flatMap((root) => [root, ...root.children]))
    .map((line) => ({
      id: line.row.id,
      votable: line.row.votable === 'oui',
      level: levelOf(line),
      ...weighed(line),
      ...flagsOf(line),
    }))
    .filter(isVotable);
  return [...cards.rows, ...lines]
    .filter(({ id }) => !given.has(id))
    .map(({ id }) => {
      const { first, last } = rangeOf(id);
      const inRange = taken.filter((code) => code >= first && code <= last);
      const next = Math.max(first - 1, ...inRange) + 1;
      taken.push(next);
      const message = `« ${id} » se vote et n’a pas de numéro : ajoutez « ${next},${id} » à la fin.`;
      return { file: codes.file, line: codes.rows.at(-1)?.line ?? 1, message };
    });
}

function rangeOf(id: string): typeof CARDS {
  return isCardId(id) ? CARDS : LINES;
}
