import type { Dossier } from '../dossier.ts';
import { judgingWordIn } from '../neutrality.ts';
import type { Problem } from '../problem.ts';

/** Compared amounts are read from lines that exist and are worth comparing. */
export function checkComparisons({ edition, ...dossier }: Dossier): Problem[] {
  const { file, content, lineOf } = edition.comparisons;
  const minimum = edition.sheet.content.controles.comparaisons_minimum;
  const amountOf = (id: string) => dossier.lineOf(id)?.amount;
  const ids = content.comparaisons.map(({ id }) => id);
  const wrong = content.comparaisons.flatMap(
    ({ id, poste1, poste2, titre, description, detail }, index) => {
      const said = (message: string) => ({ file, line: lineOf(['comparaisons', index]), message });
      const lines = [...poste1.lignes, ...poste2.lignes];
      const word = judgingWordIn([titre, description, detail].join(' '));
      return [
        ...(word === undefined
          ? []
          : [said(`« ${id} » : le mot « ${word} » juge, écrivez un fait.`)]),
        ...(ids.indexOf(id) === index
          ? []
          : [said(`« ${id} » est déjà pris : changez l’identifiant.`)]),
        ...lines
          .filter((line) => (amountOf(line) ?? 0) <= 0)
          .map((line) => said(`La ligne « ${line} » n’existe pas ou n’a pas de montant positif.`)),
        ...(new Set(lines).size === lines.length
          ? []
          : [said(`« ${id} » compare une ligne avec elle-même : corrigez lignes.`)]),
      ];
    },
  );
  if (ids.length >= minimum) return wrong;
  return [
    ...wrong,
    { file, line: 1, message: `${ids.length} comparaisons, il en faut ${minimum}.` },
  ];
}
