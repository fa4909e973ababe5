import type { Dossier } from '../read/dossier.ts';
import { inMillions, problemAt, type Problem } from '../read/problem.ts';
import { eurosOf, millionsOf } from '../read/table.ts';
import type { HistoryRow } from '../read/tables.ts';
import type { Line } from '../read/tree.ts';
import { checkVotedYears } from './history-years.ts';

const MOST_INDICATORS = 5;

/** The history of each programme: complete, in its years, and the same voted amounts as the tree. */
export function checkHistory(dossier: Dossier): Problem[] {
  return [
    ...disagreements(dossier),
    ...orphans(dossier),
    ...checkVotedYears(dossier),
    ...missingRows(dossier),
    ...indicatorFaults(dossier),
  ];
}

function disagreements({ edition, expenses }: Dossier): Problem[] {
  const year = edition.record.content.controles.millesime_etat;
  const byCode = linesByCode(expenses.all);
  return edition.history.rows.flatMap((row) => {
    const lines = byCode.get(row.code_officiel);
    if (lines === undefined) {
      if (row.niveau === 'mission' || isClosed(row, year)) return [];
      const message = `Le code « ${row.code_officiel} » n’est dans aucune ligne de depenses.csv.`;
      return [problemAt(edition.history, row, message)];
    }
    const amount = lines.reduce((sum, line) => sum + line.amount, 0);
    if (creditsIn(row, year) === amount) return [];
    const message = `« ${row.code_officiel} » vaut ${inMillions(creditsIn(row, year))} ici (${year}) et ${inMillions(amount)} dans depenses.csv : accordez les deux.`;
    return [problemAt(edition.history, row, { message, right: { [year]: millionsOf(amount) } })];
  });
}

/** The mission of a programme has a row too. */
function orphans({ edition }: Dossier): Problem[] {
  const { history } = edition;
  const missions = new Set(
    history.rows.filter(({ niveau }) => niveau === 'mission').map((row) => row.code_officiel),
  );
  const programmes = Map.groupBy(history.rows, ({ mission }) => mission);
  return [...programmes].flatMap(([code, [first]]) => {
    if (code === '' || missions.has(code) || first === undefined) return [];
    return [problemAt(history, first, `La mission « ${code} » n’a pas de ligne ici.`)];
  });
}

/** Every State line is in `historique.csv`, every programme in `programmes.csv`. */
function missingRows({ edition, expenses }: Dossier): Problem[] {
  const recorded = new Set(edition.history.rows.map((row) => row.code_officiel));
  const known = new Set(edition.programmes.rows.map((row) => row.code_officiel));
  return expenses.all
    .filter(({ row }) => row.code_officiel !== '')
    .flatMap(({ row }) => {
      const { code_officiel: code } = row;
      const files = [
        ...(recorded.has(code) ? [] : ['historique.csv']),
        ...(!code.startsWith('P') || known.has(code) ? [] : ['programmes.csv']),
      ];
      return files.map((file) =>
        problemAt(edition.expenses, row, `« ${code} » n’est pas dans ${file} : ajoutez-le.`),
      );
    });
}

function indicatorFaults({ edition }: Dossier): Problem[] {
  const programmes = new Set(edition.programmes.rows.map((row) => row.code_officiel));
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
  return [...unknown, ...crowded];
}

/** An official code appears once in the tree; only a programme may be split, by its actions. */
export function checkOfficialCodes({ edition, expenses }: Dossier): Problem[] {
  return [...linesByCode(expenses.all)].flatMap(([code, lines]) => {
    const [, second] = lines;
    if (second === undefined || lines.every((line) => isProgrammePart(line))) return [];
    const message = `Le code « ${code} » est déjà à la ligne ${lines[0]?.row.line} : une ligne de l’État n’est comptée qu’une fois.`;
    return [problemAt(edition.expenses, second.row, message)];
  });
}

/** A programme that the law of this year does not fund. */
function isClosed(row: HistoryRow, year: string): boolean {
  return row.niveau === 'programme' && Reflect.get(row, year) === '';
}

/** In euros; `law` is a yearly column such as `lfi_2025`. */
export function creditsIn(row: HistoryRow, law: string): number {
  const credits: unknown = Reflect.get(row, law);
  return eurosOf(typeof credits === 'string' ? credits : Number.NaN);
}

function linesByCode(lines: Line[]): Map<string, Line[]> {
  return Map.groupBy(
    lines.filter(({ row }) => row.code_officiel !== ''),
    ({ row }) => row.code_officiel,
  );
}

/** A line that covers only some actions of a programme; its amount is their sum. */
export function isProgrammePart({ row }: Line): boolean {
  return row.code_officiel.startsWith('P') && row.montant === '';
}
