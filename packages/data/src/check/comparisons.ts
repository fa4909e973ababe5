import type { Dossier } from '../read/dossier.ts';
import { isOneVintage } from '../derive/one-vintage.ts';
import { problemOf, problemsIn, type Problem } from '../read/problem.ts';

/** Largest ratio of two amounts called equivalent. */
const MOST_EQUIVALENT = 1.15;

/** Comparisons cite known lines, two different sides, and a ratio that fits their category. */
export function checkComparisons({ edition, ...dossier }: Dossier): Problem[] {
  const { comparaisons } = edition.comparisons.content;
  const minimum = edition.record.content.controles.comparaisons_minimum;
  const amountOf = (id: string) => dossier.lineOf(id)?.amount;
  const ids = comparaisons.map(({ id }) => id);
  const sumOf = (lines: string[]) => lines.reduce((sum, line) => sum + (amountOf(line) ?? 0), 0);
  const wrong = comparaisons.flatMap(({ id, poste1, poste2, categorie }, index) => {
    const lines = [...poste1.lignes, ...poste2.lignes];
    const [a, b] = [sumOf(poste1.lignes), sumOf(poste2.lignes)];
    const ratio = Math.max(a, b) / Math.min(a, b);
    return problemsIn(
      edition.comparisons,
      ['comparaisons', index],
      [
        categorie === 'equivalent' &&
          ratio > MOST_EQUIVALENT &&
          `« ${id} » : un rapport de ${ratio.toFixed(2).replace('.', ',')} n’est pas equivalent, mettez scale.`,
        ids.indexOf(id) !== index && `« ${id} » est déjà pris : changez l’identifiant.`,
        ...lines
          .filter((line) => (amountOf(line) ?? 0) <= 0)
          .map((line) => `La ligne « ${line} » n’existe pas ou n’a pas de montant positif.`),
        ...(isOneVintage(lines, dossier) ? [] : [poste1, poste2])
          .filter(({ contexte }) => !/\b20\d\d\b/.test(contexte))
          .map(
            ({ nom }) =>
              `« ${id} » compare deux années ou deux lois : dites celle de « ${nom} » dans contexte.`,
          ),
        new Set(lines).size < lines.length &&
          `« ${id} » compare une ligne avec elle-même : corrigez lignes.`,
      ],
    );
  });
  if (ids.length >= minimum) return wrong;
  const message = `${ids.length} comparaisons, il en faut ${minimum}.`;
  return [...wrong, problemOf(edition.comparisons, message)];
}
