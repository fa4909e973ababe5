import { showingOf, type Showing } from '@nosmilliards/domain/budget/next-law';
import { fromEuros } from '@nosmilliards/domain/money/money';
import { lineTablesOf, type Dossier } from '../read/dossier.ts';
import {
  balanceKeysOf,
  cellAmountAt,
  generalMissionsOf,
  isNextVoted,
  nextColumnOf,
} from '../derive/next-law.ts';
import { knownTermsOf } from '../derive/formula.ts';
import {
  inMillions,
  problemAt,
  problemOf,
  problemsAt,
  problemsIn,
  type Problem,
} from '../read/problem.ts';
import { eurosOf } from '../read/table.ts';
import type { GoalRow, SHOWINGS } from '../read/tables.ts';
import { isProgrammePart } from './history.ts';

/** What the next laws vote and propose: shown only where it compares, and in no total. */
export function checkNextLaw(dossier: Dossier): Problem[] {
  return [
    ...unknownPieces(dossier),
    ...wrongShowings(dossier),
    ...wrongTotals(dossier),
    ...wrongGoals(dossier),
    ...citedBills(dossier),
  ];
}

function unknownPieces(dossier: Dossier): Problem[] {
  const { edition } = dossier;
  const { record } = edition;
  const unknown = (['etat', 'projet', 'soldes'] as const).flatMap((key) => {
    const piece = edition.record.content.suite[key];
    if (piece === undefined || Object.hasOwn(edition.pieces.content.pieces, piece)) return [];
    const message = `La pièce « ${piece} » n’existe pas : corrigez ${key}.`;
    return problemsIn(edition.record, ['suite', key], [message]);
  });
  if (record.content.suite.projet !== undefined && !isNextVoted(dossier)) {
    const early = `Un projet se montre après la loi de ${record.content.annee + 1}, qui n’est pas votée\u00A0: retirez projet.`;
    return problemsIn(record, ['suite', 'projet'], [early]);
  }
  if (unknown.length > 0 || balanceKeysOf(dossier) !== undefined) return unknown;
  const message = 'Le dernier solde de l’État n’a pas celui d’un an plus tôt : ajoutez sa cellule.';
  return problemsIn(edition.record, ['suite', 'soldes'], [message]);
}

const SHOWN_AS: Record<Showing, (typeof SHOWINGS)[number]> = {
  change: 'oui',
  amount: 'avec réserve',
  whole: 'programme entier seulement',
  none: 'non',
};

/** `montrable` is a fact of the laws and of the tree: it is worked out again. */
function wrongShowings(dossier: Dossier): Problem[] {
  if (!isNextVoted(dossier)) return [];
  const { nextLaw, history, record } = dossier.edition;
  const voted = record.content.controles.millesime_etat;
  const lines = Map.groupBy(dossier.expenses.all, ({ row }) => row.code_officiel);
  const known = new Map(history.rows.map((row) => [row.code_officiel, row]));
  const listed = new Set(nextLaw.rows.map((row) => row.code_officiel));
  const missing = [...lines.keys()]
    .filter((code) => code.startsWith('P') && !listed.has(code))
    .map((code) =>
      problemOf(nextLaw, `Le programme « ${code} » n’a pas de ligne : dites s’il est montrable.`),
    );
  const wrong = nextLaw.rows.flatMap((row) => {
    const credits = known.get(row.code_officiel);
    const own = lines.get(row.code_officiel) ?? [];
    const amountIn = (column: string) => {
      const cell: unknown = credits && Reflect.get(credits, column);
      return typeof cell === 'string' && cell !== '' ? fromEuros(eurosOf(cell)) : undefined;
    };
    const expected =
      SHOWN_AS[
        showingOf({
          voted: amountIn(voted),
          nextVoted: amountIn(nextColumnOf(dossier)),
          isOneLine: own.length === 1 && !own.some(isProgrammePart),
          isNet: own.some(({ amount, net }) => amount !== net),
        })
      ];
    return problemsAt(nextLaw, row, [
      row.montrable !== expected &&
        `« ${row.code_officiel} » est « ${row.montrable} », les lois et l’arbre disent « ${expected} ».`,
      (row.montrable === 'oui') !== (row.raison === '') &&
        'raison se remplit quand montrable n’est pas oui, et seulement alors.',
    ]);
  });
  return [...missing, ...wrong];
}

/** The missions add up to the published totals of the law and of the bill, to the euro. */
function wrongTotals(dossier: Dossier): Problem[] {
  const { history, record, cells } = dossier.edition;
  const { budget_general_euros: expected, projet } = record.content.suite;
  const column = nextColumnOf(dossier);
  const missions = generalMissionsOf(dossier);
  const sum = missions.reduce(
    (total, row) => total + eurosOf(String(Reflect.get(row, column) ?? '')),
    0,
  );
  const law = problemsAt(history, { line: 1 }, [
    isNextVoted(dossier) !== (expected !== undefined) &&
      `La colonne ${column} et suite.budget_general_euros (edition.yaml) vont ensemble, quand la loi est votée.`,
    isNextVoted(dossier) &&
      expected !== undefined &&
      sum !== expected &&
      `Les missions du budget général font ${inMillions(sum)} (${column}), la loi ${inMillions(expected)} : corrigez la mission mal recopiée.`,
  ]);
  const bill = cells.find(({ file }) => file === `pieces/${projet}.csv`);
  if (bill === undefined) return law;
  const known = new Set(missions.map((row) => row.code_officiel));
  const parts = bill.rows.filter(({ cle }) => cle !== 'total');
  const total = bill.rows.find(({ cle }) => cle === 'total');
  const proposed = parts.reduce((all, { valeur }) => all + Number(valeur), 0);
  return [
    ...law,
    ...parts.flatMap((row) =>
      problemsAt(bill, row, [
        !known.has(row.cle) && `« ${row.cle} » n’est pas une mission du budget général.`,
      ]),
    ),
    ...problemsAt(bill, total ?? { line: 1 }, [
      proposed !== Number(total?.valeur) &&
        `Les missions proposées font ${proposed} €, et non ${total?.valeur ?? 'le total'} € : corrigez la cellule.`,
    ]),
  ];
}

const STAGES = ['vote', 'constate', 'vote_suivant', 'propose'] as const;

function wrongGoals(dossier: Dossier): Problem[] {
  const { goals } = dossier.edition;
  const rows = goals.rows.flatMap((row) => problemsAt(goals, row, goalFaults(row, dossier)));
  const total = goals.rows.find(({ cle }) => cle === 'ondam_total');
  const parts = goals.rows.filter((row) => row.genre === 'ondam' && row !== total);
  const sums = STAGES.flatMap((stage) => {
    // Not voted, or not proposed yet.
    if (goals.rows.every((row) => row[stage] === '')) return [];
    const amounts = parts.map((row) => cellAmountAt(dossier, row[stage]) ?? Number.NaN);
    const whole = cellAmountAt(dossier, total?.[stage] ?? '') ?? Number.NaN;
    const sum = amounts.reduce((all, amount) => all + amount, 0);
    if (total === undefined || Math.abs(sum - whole) <= ROUNDING * (parts.length + 1)) return [];
    const message = `Les sous-objectifs font ${inMillions(sum)} (${stage}), l’ONDAM ${inMillions(whole)}.`;
    return [problemAt(goals, total, message)];
  });
  return [...rows, ...sums];
}

/** In euros: the laws give targets to a tenth of a billion. */
const ROUNDING = 50_000_000;

function goalFaults(row: GoalRow, dossier: Dossier): (string | false)[] {
  const { lineOf } = dossier;
  const line = row.ligne === '' ? undefined : lineOf(row.ligne);
  return [
    (row.vote_suivant !== '') !== isNextVoted(dossier) &&
      'vote_suivant se remplit quand la loi de l’année d’après est votée, et seulement alors.',
    ...STAGES.filter(
      (stage) => row[stage] !== '' && cellAmountAt(dossier, row[stage]) === undefined,
    ).map((stage) => `La cellule « ${row[stage]} » n’existe pas : corrigez ${stage}.`),
    lineOf(row.categorie)?.row.niveau !== '1' && `« ${row.categorie} » n’est pas une catégorie.`,
    row.genre === 'branche' &&
      (row.ligne !== '' || row.propose !== '') &&
      'Une branche n’est montrée que sur sa catégorie, et sans projet : videz ligne et propose.',
    row.ligne !== '' &&
      line?.row.formule !== row.vote &&
      `La ligne « ${row.ligne} » n’est pas ce sous-objectif : sa formule n’est pas « ${row.vote} ».`,
  ];
}

/** What is proposed and not voted enters no amount of the edition. */
function citedBills(dossier: Dossier): Problem[] {
  const { pieces, record, goals, cards, spread } = dossier.edition;
  const isBill = (formula: string) =>
    knownTermsOf(formula).some(
      (term) => term.kind === 'cell' && pieces.content.pieces[term.piece]?.etape === 'propose',
    );
  const message = 'Ce qui est proposé et non voté n’entre dans aucun montant : retirez sa cellule.';
  const tables = lineTablesOf(dossier).map(({ table }) => table);
  return [
    ...tables.flatMap((table) =>
      table.rows.flatMap((row) => problemsAt(table, row, [isBill(row.formule) && message])),
    ),
    ...cards.rows.flatMap((row) =>
      problemsAt(cards, row, [isBill(row.depense_formule) && message]),
    ),
    ...spread.rows.flatMap((row) =>
      problemsAt(spread, row, [(isBill(row.formule) || isBill(row.prorata)) && message]),
    ),
    ...goals.rows.flatMap((row) =>
      problemsAt(goals, row, [
        [row.vote, row.constate, row.vote_suivant].some(isBill) && message,
        row.propose !== '' &&
          !isBill(row.propose) &&
          'propose se lit dans une pièce dont etape est propose.',
      ]),
    ),
    ...Object.entries(record.content.chiffres).flatMap(([id, { formule = '' }]) =>
      problemsIn(record, ['chiffres', id], [isBill(formule) && message]),
    ),
  ];
}
