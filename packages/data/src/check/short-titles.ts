import type { Dossier } from '../read/dossier.ts';
import { problemAt, problemsAt, type Problem } from '../read/problem.ts';
import { judgingWordIn } from './judging-word.ts';

/** Short titles belong to a known line, get shorter, do not judge, and tell apart the lines of a block. */
export function checkShortTitles({ edition, lineOf, expenses }: Dossier): Problem[] {
  const { shortTitles } = edition;
  const blockOf = (id: string) => {
    const { niveau, source_niveau: payer } = lineOf(id)?.row ?? {};
    return [expenses.byId.has(id), niveau, payer].join();
  };
  return shortTitles.rows.flatMap((row, index) => {
    const title = lineOf(row.id)?.row.titre;
    if (title === undefined) {
      return [problemAt(shortTitles, row, `La ligne « ${row.id} » n’existe pas.`)];
    }
    const names = [title, ...row.courts.split('|')];
    const long = names.find((name, at) => name.length >= (names[at - 1]?.length ?? Infinity));
    const twin = shortTitles.rows
      .slice(0, index)
      .find(
        ({ id, courts }) =>
          blockOf(id) === blockOf(row.id) && courts.split('|').some((name) => names.includes(name)),
      );
    const word = judgingWordIn(row.courts);
    return problemsAt(shortTitles, row, [
      long !== undefined &&
        `« ${long} » n’est pas plus court que ce qui le précède : raccourcissez-le.`,
      twin !== undefined &&
        `« ${twin.id} » a un même titre court dans le même dessin : distinguez-les.`,
      word !== undefined && `Le mot « ${word} » juge : changez « ${row.courts} ».`,
    ]);
  });
}
