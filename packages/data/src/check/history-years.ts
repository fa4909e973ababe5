import type { Dossier } from '../read/dossier.ts';
import { inMillions, problemAt, problemOf, problemsAt, type Problem } from '../read/problem.ts';
import { eurosOf, millionsOf } from '../read/table.ts';
import type { HistoryRow } from '../read/tables.ts';

/** In euros, per programme: the source sums rounded parts. */
const ROUNDING = 46_000;

type Voted = `lfi_${number}`;

/** For each voted year: the law is named, missions equal their programmes, breaks are explained. */
export function checkVotedYears(dossier: Dossier): Problem[] {
  return [...lawFaults(dossier), ...missionGaps(dossier), ...unexplainedBreaks(dossier)];
}

function lawFaults({ edition }: Dossier): Problem[] {
  const { financeLaws, history, sources } = edition;
  const named = new Set(financeLaws.rows.map(({ annee }) => annee));
  const nameless = votedIn(history.headers)
    .map((column) => column.slice('lfi_'.length))
    .filter((year) => !named.has(year))
    .map((year) =>
      problemOf(
        history,
        `La loi qui vote ${year} n’est pas nommée : ajoutez-la à ${financeLaws.file}.`,
      ),
    );
  const faults = financeLaws.rows.flatMap((law) =>
    problemsAt(financeLaws, law, [
      !law.titre.includes(law.annee) && `Le titre de la loi ne dit pas son année, ${law.annee}.`,
      !Object.hasOwn(sources.content.sources, law.source) &&
        `La source « ${law.source} » n’existe pas.`,
    ]),
  );
  return [...nameless, ...faults];
}

/**
 * A mission equals the sum of its programmes: to the euro in the year of the tree, within the
 * rounding of the source in the other years.
 */
function missionGaps({ edition }: Dossier): Problem[] {
  const { history } = edition;
  const exact = edition.record.content.controles.millesime_etat;
  return missionsOf(history.rows).flatMap(({ mission, programmes }) =>
    votedIn(history.headers).flatMap((column) => {
      const cells = programmes.map((row) => row[column]).filter(isGiven);
      const isExact = column === exact;
      if (!isExact && (!isGiven(mission[column]) || cells.length === 0)) return [];
      const sum = cells.reduce((total, cell) => total + eurosOf(cell), 0);
      const voted = eurosOf(mission[column] ?? '');
      if (Math.abs(sum - voted) <= (isExact ? 0 : ROUNDING * cells.length)) return [];
      const message = `La mission « ${mission.code_officiel} » vaut ${inMillions(voted)} (${column}) et ses programmes ${inMillions(sum)} : accordez les deux.`;
      const right = { [column]: millionsOf(sum) };
      return [problemAt(history, mission, isExact ? { message, right } : message)];
    }),
  );
}

/** A programme that appears or disappears must say why: it would read as a rise or a cut. */
function unexplainedBreaks({ edition }: Dossier): Problem[] {
  const { headers, rows } = edition.history;
  const programmes = rows.filter(({ niveau }) => niveau === 'programme');
  // Years that have amounts for missions only are skipped.
  const columns = votedIn(headers).filter((column) =>
    programmes.some((row) => isGiven(row[column])),
  );
  const pairs = columns
    .slice(1)
    .map((after, index) => ({ before: columns[index] ?? after, after }));
  const watched = [
    ...programmes.map((row) => ({ row, parts: [row] })),
    ...missionsOf(rows).map(({ mission, programmes: parts }) => ({
      row: mission,
      parts: [mission, ...parts],
    })),
  ];
  return watched.flatMap(({ row, parts }) =>
    pairs.flatMap(({ before, after }) => {
      const isSteady = parts.every((part) => isGiven(part[before]) === isGiven(part[after]));
      const isAbsent = !isGiven(row[before]) && !isGiven(row[after]);
      if (isSteady || isAbsent) return [];
      const isLoss = parts.some((part) => isGiven(part[before]) && !isGiven(part[after]));
      const [first, last] = [yearOf(before), yearOf(after)];
      // A gain may be explained in either year; a loss, only in the years without amount.
      const oldest = isLoss ? first + 1 : first;
      const years = (row.rupture.match(/\b20\d{2}\b/g) ?? []).map(Number);
      if (years.some((year) => oldest <= year && year <= last)) return [];
      const message = `« ${row.code_officiel} » gagne ou perd un montant voté entre ${first} et ${last} : dites-le dans la colonne rupture, avec l’année.`;
      return [problemAt(edition.history, row, message)];
    }),
  );
}

function missionsOf(rows: HistoryRow[]) {
  const programmes = Map.groupBy(
    rows.filter(({ niveau }) => niveau === 'programme'),
    ({ mission }) => mission,
  );
  return rows
    .filter(({ niveau }) => niveau === 'mission')
    .map((mission) => ({ mission, programmes: programmes.get(mission.code_officiel) ?? [] }));
}

/** Oldest first. */
function votedIn(headers: string[]): Voted[] {
  return headers.filter((header): header is Voted => /^lfi_\d{4}$/.test(header)).toSorted();
}

function yearOf(column: Voted): number {
  return Number(column.slice('lfi_'.length));
}

function isGiven(cell: string | undefined): cell is string {
  return cell !== undefined && cell !== '';
}
