import { stagesOf, type Showing, type Stage } from '@nosmilliards/domain/budget/next-law';
import { fromEuros, millions, type Millions } from '@nosmilliards/domain/money/money';
import type { BuiltCard, BuiltNextLaw, BuiltStage, BuiltStateBalance } from '../built.ts';
import type { Dossier } from '../read/dossier.ts';
import { knownTermsOf } from '../derive/formula.ts';
import { known } from '../read/known.ts';
import {
  balanceKeysOf,
  cellAmountAt,
  missionsUnder,
  isNextVoted,
  nextColumnOf,
  proposedPlaceOf,
} from '../derive/next-law.ts';
import { eurosOf } from '../read/table.ts';
import type { CardRow, GoalRow, HistoryRow, SHOWINGS } from '../read/tables.ts';
import type { Line } from '../read/tree.ts';
import { cellPlaceOf } from './pieces.ts';

type Origin = Pick<BuiltStage, 'cell' | 'source'>;

const SHOWN: Record<(typeof SHOWINGS)[number], Showing> = {
  oui: 'change',
  'avec réserve': 'amount',
  'programme entier seulement': 'whole',
  non: 'none',
};

/** Of a line that is a programme, a mission or a social goal; null when nothing may be shown. */
export function nextLawOf(dossier: Dossier, line: Line): BuiltNextLaw | null {
  const { edition } = dossier;
  const { id, code_officiel: code } = line.row;
  const goal = edition.goals.rows.find(({ ligne }) => ligne === id);
  const own = edition.history.rows.find((row) => code !== '' && row.code_officiel === code);
  const next =
    goal === undefined ? own && creditsAfter(dossier, own, line) : goalAfter(dossier, goal);
  return next === undefined || next.stages.length === 0 ? null : next;
}

/** The missions of a category, then the goals and the branches shown on it. */
export function nextRowsOf(dossier: Dossier, line: Line): BuiltNextLaw[] {
  if (line.row.niveau !== '1') return [];
  return [
    ...missionsUnder(dossier, line).map((row) => creditsAfter(dossier, row)),
    ...dossier.edition.goals.rows
      .filter(({ categorie }) => categorie === line.row.id)
      .map((row) => goalAfter(dossier, row)),
  ].filter(({ stages }) => stages.length > 0);
}

/** Every mission, goal and branch, whichever category shows it. */
export function nextLawsOf(dossier: Dossier): BuiltNextLaw[] {
  const { history, goals } = dossier.edition;
  return [
    ...history.rows
      .filter(({ niveau }) => niveau === 'mission')
      .map((row) => creditsAfter(dossier, row)),
    ...goals.rows.map((row) => goalAfter(dossier, row)),
  ].filter(({ stages }) => stages.length > 0);
}

/** A mission is never compared: what entered it and left it was not read. */
function creditsAfter(dossier: Dossier, row: HistoryRow, line?: Line): BuiltNextLaw {
  const { edition } = dossier;
  const { annee, suite, controles } = edition.record.content;
  const { code_officiel: code, niveau } = row;
  const kind = niveau === 'mission' ? 'mission' : 'programme';
  const entry = isNextVoted(dossier)
    ? edition.nextLaw.rows.find((one) => one.code_officiel === code)
    : undefined;
  const isNet = line !== undefined && line.net !== line.amount;
  const showing =
    kind === 'mission' ? (isNet ? 'whole' : 'amount') : SHOWN[entry?.montrable ?? 'non'];
  const amounts = {
    ...creditsOf(row, controles.millesime_etat, 'voted'),
    ...creditsOf(row, `execution_${annee}`, 'spent'),
    ...creditsOf(row, nextColumnOf(dossier), 'nextVoted'),
    ...amountAt(dossier, proposedPlaceOf(dossier, code), 'proposed'),
  };
  const law = edition.financeLaws.rows.find((one) => Number(one.annee) === annee + 1);
  const origins: Record<Stage['name'], Origin> = {
    voted: cellOrSource(dossier, `${suite.etat}:${code}`),
    spent: { source: sourceOf(dossier, suite.etat) },
    nextVoted: law === undefined ? {} : { source: law.source },
    proposed: cellOrSource(dossier, proposedPlaceOf(dossier, code)),
  };
  return {
    kind,
    title: row.libelle,
    whole: showing === 'whole' ? wholeWords(code, kind) : '',
    note: entry?.raison ?? '',
    stages: stagesOf(annee, amounts, showing).map((stage) => ({
      ...stage,
      ...origins[stage.name],
    })),
  };
}

function wholeWords(code: string, kind: 'mission' | 'programme'): string {
  return kind === 'mission' ? 'mission entière' : `programme ${code.slice(1)} entier`;
}

/** The targets of the law, rounded to a tenth of a billion: no change is worked out. */
function goalAfter(dossier: Dossier, row: GoalRow): BuiltNextLaw {
  const places: Record<Stage['name'], string> = {
    voted: row.vote,
    spent: row.constate,
    nextVoted: row.vote_suivant,
    proposed: row.propose,
  };
  const amounts = Object.assign(
    {},
    amountAt(dossier, places.voted, 'voted'),
    amountAt(dossier, places.spent, 'spent'),
    amountAt(dossier, places.nextVoted, 'nextVoted'),
    amountAt(dossier, places.proposed, 'proposed'),
  );
  return {
    kind: row.genre,
    title: row.libelle,
    whole: '',
    note: row.reserve,
    stages: stagesOf(dossier.edition.record.content.annee, amounts, 'amount').map((stage) => ({
      ...stage,
      ...cellOrSource(dossier, places[stage.name]),
    })),
  };
}

type Amounts = Partial<Record<Stage['name'], Millions>>;

function creditsOf(row: HistoryRow, column: string, name: Stage['name']): Amounts {
  const cell: unknown = Reflect.get(row, column);
  return typeof cell === 'string' && cell !== '' ? { [name]: fromEuros(eurosOf(cell)) } : {};
}

function amountAt(dossier: Dossier, place: string, name: Stage['name']): Amounts {
  const euros = cellAmountAt(dossier, place);
  return euros === undefined ? {} : { [name]: fromEuros(euros) };
}

/** A total that its document counts twice has no cell: the document is named instead. */
function cellOrSource(dossier: Dossier, place: string): Origin {
  const [term] = knownTermsOf(place);
  if (term?.kind !== 'cell') return {};
  return dossier.cellOf(term) === undefined
    ? { source: sourceOf(dossier, term.piece) }
    : { cell: { piece: term.piece, ...cellPlaceOf(dossier, term) } };
}

function sourceOf({ edition }: Dossier, piece: string): string {
  return known(new Map(Object.entries(edition.pieces.content.pieces)), piece).source;
}

/** Set on the cards of the State and of its debt: the laws vote no other card. */
export function nextVoteOf(
  dossier: Dossier,
  { id, secteur }: CardRow,
): Pick<BuiltCard, 'nextVote'> {
  if (secteur !== 'etat_central' && secteur !== 'dette') return {};
  const { edition } = dossier;
  const year = edition.record.content.annee + 1;
  if (!isNextVoted(dossier)) {
    return { nextVote: { year, note: `La loi de finances pour ${year} n’est pas votée.` } };
  }
  const row = edition.cardLaws.rows.find((one) => one.carte === id && Number(one.annee) === year);
  if (row === undefined) return { nextVote: { year, note: notKnownIn(year) } };
  const { apres, perimetre, variation, reserve, source } = row;
  return {
    nextVote: {
      year,
      amount: millions(Number(apres)),
      change: Number(variation),
      ...(perimetre === '' ? {} : { isCorrected: true }),
      note: reserve,
      source,
    },
  };
}

function notKnownIn(year: number): string {
  return `Le vote de ${year} n’est pas connu pour toutes les lignes de la carte, nettes des mêmes transferts.`;
}

export function builtStateBalanceOf(dossier: Dossier): BuiltStateBalance {
  const { soldes } = dossier.edition.record.content.suite;
  const keys = balanceKeysOf(dossier);
  if (keys === undefined) throw new Error(`Aucun solde dans ${soldes}`);
  const [balance, yearBefore] = keys.map((key) =>
    fromEuros(cellAmountAt(dossier, `${soldes}:${key}`) ?? Number.NaN),
  );
  if (balance === undefined || yearBefore === undefined) throw new Error('Deux soldes attendus');
  const [now] = keys;
  const [, year, month] = now.split('_');
  const day = new Date(Date.UTC(Number(year), Number(month), 0)).toISOString().slice(0, 10);
  const { page } = cellPlaceOf(dossier, { piece: soldes, key: now });
  return { day, balance, yearBefore, page, keys, source: sourceOf(dossier, soldes) };
}
