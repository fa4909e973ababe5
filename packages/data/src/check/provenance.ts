import type { Dossier } from '../read/dossier.ts';
import { problemsAt, problemsIn, type Problem } from '../read/problem.ts';
import { OWN_SOURCES } from './sources.ts';

type Claim = { nature: string; source: string; reference: string; note: string };

/** Every figure has a known source, a precise reference, and a nature that fits both. */
export function checkProvenance({ edition }: Dossier): Problem[] {
  const known = new Set(Object.keys(edition.sources.content.sources));
  const tables = [edition.expenses, edition.revenues, edition.transfers, edition.cards];
  const fromTables = tables.flatMap((table) =>
    table.rows.flatMap((row) => problemsAt(table, row, faultsOf(row, known))),
  );
  const fromRecord = Object.entries(edition.record.content.chiffres).flatMap(([id, figure]) =>
    problemsIn(edition.record, ['chiffres', id], faultsOf(figure, known), `Chiffre « ${id} » : `),
  );
  return [...fromTables, ...fromRecord];
}

function faultsOf(
  { nature, source, reference, note }: Claim,
  known: Set<string>,
): (string | false)[] {
  return [
    !known.has(source) && `La source « ${source} » n’existe pas : ajoutez-la à sources.yaml.`,
    nature === 'officiel' &&
      OWN_SOURCES.has(source) &&
      `Un montant de source « ${source} » n’est pas officiel : mettez calcule ou estime.`,
    nature === 'officiel' &&
      !isPrecise(reference) &&
      'La référence d’un montant officiel doit permettre de retrouver le chiffre : citez l’article, le programme, l’action, la ligne, le tableau, l’indicateur, la page ou le numéro.',
    nature !== 'officiel' &&
      note === '' &&
      `Un montant « ${nature} » demande une note : écrivez la formule ou la réserve.`,
    nature === 'officiel' &&
      WORKED_OUT.test(note) &&
      'Une somme ou un reste n’est pas lu dans un document : mettez calcule.',
    nature === 'calcule' &&
      DOUBT.test(note) &&
      'Un terme de la formule est estimé ou retenu, donc le résultat aussi : mettez estime.',
  ];
}

/** A precise reference names a place in the document and a number; a year alone is not enough. */
const PLACE =
  /(?<!\p{L})(articles?|programmes?|actions?|lignes?|tableaux?|n°|indicateur|page|code|mission|colonne|figure|communiqué du)(?!\p{L})|amendement n°|dépenses? fiscales? n°/iu;

function isPrecise(reference: string): boolean {
  return PLACE.test(reference) && (/\d/.test(reference) || /mission/iu.test(reference));
}

/** Words of a note that imply an estimate. */
const DOUBT = /environ|estim|ordre de grandeur|confiance faible|suppos|prolong|montants? retenu/iu;
/** Words of a note that imply a calculation. */
const WORKED_OUT = /^(somme|reste|résidu|par différence)/iu;
