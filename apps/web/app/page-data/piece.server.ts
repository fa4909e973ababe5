import { counted } from '@nosmilliards/domain/money/counted';
import { formatDay } from '@nosmilliards/domain/money/day';
import { formatAmount, formatCount } from '@nosmilliards/domain/money/format';
import { millions } from '@nosmilliards/domain/money/money';
import type { BuiltPiece, BuiltYears } from '#dataset/built.ts';
import { readDetail, readEdition, readPiece } from '#dataset/read.server.ts';
import { formatAsWritten } from '#page-data/measure.ts';
import { READING_WORDS } from '#page-data/reading-words.ts';
import { SHEET_FIGURES } from '#page-data/square-figures.ts';

/** Addresses of the pages that use a cell. */
type Addresses = {
  readonly line: (id: string) => string;
  /** Of a figure with its own section. */
  readonly figure: (id: string) => string;
  /** Of all other figures. */
  readonly accounts: string;
};

export type PieceData = NonNullable<ReturnType<typeof readPieceData>>;

/** Runs at build time; `null` when no piece has that page. */
export function readPieceData(page: string, addresses: Addresses) {
  const piece = readPiece(page);
  if (piece === null) return null;
  const { title, part, source, copy, address, cells, table } = piece;
  return {
    ...headOf(piece),
    title: table === undefined ? (part ?? title) : title,
    producer: source.producer,
    lede: countOf(piece),
    document: { title: source.title, url: address },
    /** Address of the file that was read; empty when it is that of the document. */
    copy: copy === undefined || copy === address ? '' : copy,
    facts: factsOf(piece),
    file: table === undefined ? dataFile('cellules') : dataFile(piece.id),
    cells: cells.map(({ key, place, label, value, unit, uses }) => ({
      key,
      // In a part, all cells share one worksheet and column: only the key distinguishes them.
      label: labelOf(part === undefined ? place : key, label, uses),
      value: formatAsWritten(value, unit),
      uses: uses.map(({ id, title: name }) => ({
        to: placeOf(id, addresses),
        title: name,
      })),
    })),
    table: table === undefined ? null : yearTableOf(table),
  };
}

/** Four decimals at most: the file has them all. */
function yearTableOf({ years, rows }: BuiltYears) {
  return {
    years,
    rows: rows.map(({ label, unit, cells }) => ({
      label: `${label} (${unit})`,
      cells: cells.map(({ key, value }) => ({ key, value: shortened(value) })),
    })),
  };
}

function shortened(value: string): string {
  if (value === '') return '';
  const [, fraction = ''] = value.split('.');
  return formatCount(Number(value), { decimals: Math.min(fraction.length, 4) });
}

function placeOf(id: string, { line, figure, accounts }: Addresses): string {
  if (readDetail(id) !== null) return line(id);
  return SHEET_FIGURES.includes(id) ? figure(id) : accounts;
}

/** Leaves out a label equal to the title of the line that uses the cell. */
function labelOf(place: string, label: string, uses: readonly { title: string }[]): string {
  return uses[0]?.title === label ? place : `${place}\u00A0· ${label}`;
}

function countOf({ cells, table }: BuiltPiece): string {
  if (table !== undefined) {
    const { years, rows } = table;
    const lines = counted(rows.length, 'ligne');
    const span = years.length === 1 ? `${years[0]}` : `${years[0]} à ${years.at(-1)}`;
    return `${lines}, ${span}, une cellule par année.`;
  }
  const used = cells.filter(({ uses }) => uses.length > 0).length;
  const all = cells.length === 1 ? '1 cellule lue' : `${formatCount(cells.length)} cellules lues`;
  if (cells.every(({ unit }) => unit === 'personnes' || unit === 'nombre')) {
    return `${all}\u00A0: un nombre par lequel le jeu divise un effet, sans montant qui en dépende.`;
  }
  if (used === 0)
    return `${all}. Aucun montant du site n’en dépend\u00A0: elles servent à vérifier.`;
  if (used === cells.length) return `${all}, toutes employées par un montant du site.`;
  return `${all}, dont ${formatCount(used)} employée${used > 1 ? 's' : ''} par un montant du site.`;
}

/** Characters: browser tabs, search results and previews cut longer titles anyway. */
const LONGEST_TITLE = 100;

function headOf(piece: BuiltPiece) {
  const { source } = piece;
  const name = cut(nameOf(piece));
  return {
    pageTitle: `Pièce\u00A0: ${name}`,
    summary: `${name}. ${countOf(piece)} Document\u00A0: ${source.title}.`,
  };
}

/** What tells a part from the others comes first. */
function nameOf({ title, part, pieceTitle, table }: BuiltPiece): string {
  if (part === undefined) return title;
  return table === undefined ? `${part}, crédits votés` : `${part}, ${pieceTitle}`;
}

function cut(name: string): string {
  if (name.length <= LONGEST_TITLE) return name;
  return `${name.slice(0, LONGEST_TITLE).replace(/[\s,(]+\S*$/, '')}…`;
}

function factsOf({
  id,
  pieceTitle,
  part,
  file,
  sha256,
  reading,
  rounding,
  isProposed,
  note,
  source,
}: BuiltPiece) {
  const facts: [name: string, text: string][] = [
    ['Extrait', part === undefined ? '' : pieceTitle],
    ['Producteur', source.producer],
    ['Publié', formatDay(source.published)],
    ['Consulté', `le\u00A0${formatDay(source.consulted)}`],
    ['Droit de réutilisation', source.licence],
    ['Étape', isProposed ? 'Proposé, non voté' : ''],
    ['Comment il a été lu', READING_WORDS[reading]],
    ['Nom du fichier', file ?? ''],
    ['Empreinte SHA-256', sha256 ?? ''],
    ['Arrondi', rounding === undefined ? '' : `±\u00A0${formatAmount(millions(rounding))}`],
    ['Note', note],
    ['Réserve sur la source', source.note],
    ['Identifiant de la pièce', id],
  ];
  return facts.filter(([, text]) => text !== '');
}

/** A file of the open data: the cells of all pieces, or the years of one table. */
function dataFile(name: string): string {
  const { year, version } = readEdition();
  return `/donnees/${year}/${version}/${name}.csv`;
}
