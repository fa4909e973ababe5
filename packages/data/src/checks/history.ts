import type { Dossier } from '../dossier.ts';
import { inMillions, problemAt, type Problem } from '../problem.ts';
import { eurosOf } from '../table.ts';
import type { Line } from '../tree.ts';

const MOST_INDICATORS = 5;

/** The history of a line and the line agree on what the law voted. */
export function checkHistory({ edition, expenses }: Dossier): Problem[] {
  const year = edition.sheet.content.controles.millesime_etat;
  const byCode = linesByCode(expenses.all);
  const programmes = new Set(edition.programmes.rows.map((row) => row.code_officiel));
  const wrong = edition.history.rows.flatMap((row) => {
    const said = (message: string) => [problemAt(edition.history, row, message)];
    const lines = byCode.get(row.code_officiel);
    if (lines === undefined) {
      if (row.niveau === 'mission') return [];
      return said(`Le code « ${row.code_officiel} » n’est dans aucune ligne de depenses.csv.`);
    }
    const voted: unknown = Reflect.get(row, year);
    const amount = lines.reduce((sum, line) => sum + line.amount, 0);
    if (typeof voted === 'string' && eurosOf(voted) === amount) return [];
    return said(
      `« ${row.code_officiel} » vaut ${String(voted)} M€ ici (${year}) et ${inMillions(amount)} dans depenses.csv : accordez les deux.`,
    );
  });
  const unknown = edition.indicators.rows
    .filter((row) => !programmes.has(row.code_officiel))
    .map((row) =>
      problemAt(
        edition.indicators,
        row,
        `Le programme « ${row.code_officiel} » n’est pas dans programmes.csv.`,
      ),
    );
  const counts = Map.groupBy(edition.indicators.rows, (row) => row.code_officiel);
  const crowded = [...counts].flatMap(([code, rows]) => {
    const extra = rows[MOST_INDICATORS];
    if (extra === undefined) return [];
    const message = `Le programme ${code} a plus de ${MOST_INDICATORS} indicateurs : retirez-en.`;
    return [problemAt(edition.indicators, extra, message)];
  });
  return [...wrong, ...unknown, ...crowded];
}

/** A State line has one place in the tree; only a programme may be split, by its actions. */
export function checkOfficialCodes({ edition, expenses }: Dossier): Problem[] {
  return [...linesByCode(expenses.all)].flatMap(([code, lines]) => {
    const [, second] = lines;
    if (second === undefined || lines.every((line) => isProgrammePart(line))) return [];
    const message = `Le code « ${code} » est déjà à la ligne ${lines[0]?.row.line} : une ligne de l’État n’est comptée qu’une fois.`;
    return [problemAt(edition.expenses, second.row, message)];
  });
}

function linesByCode(lines: Line[]): Map<string, Line[]> {
  return Map.groupBy(
    lines.filter(({ row }) => row.code_officiel !== ''),
    ({ row }) => row.code_officiel,
  );
}

/** A part of a programme has no amount of its own: it is the sum of the actions it shows. */
function isProgrammePart({ row }: Line): boolean {
  return row.code_officiel.startsWith('P') && row.montant === '';
}
