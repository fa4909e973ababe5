import type { Dossier } from '../read/dossier.ts';
import { problemAt, problemsAt, type Problem } from '../read/problem.ts';
import { judgingWordIn } from './judging-word.ts';

/** Short titles belong to a known line, get shorter and shorter, and do not judge. */
export function checkShortTitles({ edition, lineOf }: Dossier): Problem[] {
  const { shortTitles } = edition;
  return shortTitles.rows.flatMap((row) => {
    const title = lineOf(row.id)?.row.titre;
    if (title === undefined) {
      return [problemAt(shortTitles, row, `La ligne « ${row.id} » n’existe pas.`)];
    }
    const names = [title, ...row.courts.split('|')];
    const long = names.find((name, index) => name.length >= (names[index - 1]?.length ?? Infinity));
    const word = judgingWordIn(row.courts);
    return problemsAt(shortTitles, row, [
      long !== undefined &&
        `« ${long} » n’est pas plus court que ce qui le précède : raccourcissez-le.`,
      word !== undefined && `Le mot « ${word} » juge : changez « ${row.courts} ».`,
    ]);
  });
}
