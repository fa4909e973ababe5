import { readFileSync } from 'node:fs';
import { parse as parseCsv } from 'csv-parse/sync';
import { parse as parseYaml } from 'yaml';
import { activeEditionDirectory, EDITIONS_DIRECTORY } from './read/edition.ts';

/**
 * The shares of the methodology page, computed a second time from the bare files: nothing here is
 * shared with `trust.ts`, so that a fault of one shows against the other.
 * `node src/shares.ts` prints them; `shares.test.ts` compares them with what is published.
 */

type Row = Record<string, string>;
type Node = { row: Row; children: Node[]; gross: bigint; net: bigint };
export type Shares = Record<'nature' | 'lecture' | 'annee', Record<string, number>>;

const EDITION = activeEditionDirectory(EDITIONS_DIRECTORY);
const WEAKEST_FIRST = ['citation', 'copie', 'document'];

const spending = nodesOf('depenses.csv');
const revenue = nodesOf('recettes.csv');
const byId = new Map([...spending, ...revenue].map((node) => [node.row['id'], node]));
const pieces: Record<string, { lecture: string; sha256?: string }> = parseYaml(
  readFileSync(`${EDITION}/pieces.yaml`, 'utf8'),
).pieces;

export function computedShares(): { depense: Shares; recette: Shares } {
  return { depense: sharesOf(spending), recette: sharesOf(revenue) };
}

function nodesOf(file: string): Node[] {
  const rows: Row[] = parseCsv(readFileSync(`${EDITION}/${file}`, 'utf8'), { columns: true });
  const nodes = rows.map((row): Node => ({ row, children: [], gross: 0n, net: 0n }));
  const known = new Map(nodes.map((node) => [node.row['id'], node]));
  for (const node of nodes) known.get(node.row['parent_id'] ?? '')?.children.push(node);
  // The deepest first: a parent is added up from its children.
  for (const node of nodes.toSorted((a, b) => level(b) - level(a))) weigh(node);
  return nodes;
}

function level({ row }: Node): number {
  return Number(row['niveau']);
}

/** Whole euros, read digit by digit: no rounding of a decimal number. */
function euros(cell: string): bigint {
  const [, sign = '', whole = '0', decimals = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(cell) ?? [];
  return BigInt(`${sign}${whole}${decimals.padEnd(6, '0').slice(0, 6)}`);
}

function weigh(node: Node): void {
  const { montant = '', montant_net: net = '' } = node.row;
  const sum = node.children.reduce((total, child) => total + child.gross, 0n);
  node.gross = montant === '' ? sum : euros(montant);
  const kept = node.children.reduce((total, child) => total + child.net, 0n);
  if (node.children.length === 0) node.net = net === '' ? node.gross : euros(net);
  else node.net = node.gross - (sum - kept);
}

function sharesOf(nodes: Node[]): Shares {
  const lines = nodes
    .filter(({ row }) => row['niveau'] === '1' && row['hors_total'] !== 'oui')
    .flatMap(deepest);
  return {
    nature: split(lines, ({ row }) => row['nature'] ?? ''),
    lecture: split(lines, readingOf),
    annee: split(lines, ({ row }) => /\d{4}$/.exec(row['millesime'] ?? '')?.[0] ?? ''),
  };
}

function deepest(node: Node): Node[] {
  const sum = node.children.reduce((total, child) => total + child.gross, 0n);
  return node.children.length > 0 && sum === node.gross ? node.children.flatMap(deepest) : [node];
}

/** In tenths of a percent, rounded down by the integer division. */
function split(lines: Node[], kindOf: (node: Node) => string): Record<string, number> {
  const total = lines.reduce((sum, { net }) => sum + net, 0n);
  const sums = new Map<string, bigint>();
  for (const line of lines) sums.set(kindOf(line), (sums.get(kindOf(line)) ?? 0n) + line.net);
  return Object.fromEntries(
    [...sums].map(([kind, sum]) => [kind, Number((sum * 1000n) / total) / 10]),
  );
}

function readingOf(node: Node): string {
  const readings = readingsUnder(node);
  return WEAKEST_FIRST.find((reading) => readings.has(reading)) ?? '';
}

function readingsUnder({ row, children }: Node): Set<string> {
  const operands = (row['formule'] ?? '').split(/(?:^| )[+-] /).filter((text) => text !== '');
  if (operands.length === 0) return new Set(children.flatMap((child) => [...readingsUnder(child)]));
  return new Set(operands.flatMap(readingsOfOperand));
}

function readingsOfOperand(operand: string): string[] {
  if (operand.startsWith('edition:')) return [];
  const [, spender] = /^@niveau:(.+)$/.exec(operand) ?? [];
  if (spender !== undefined) {
    return spending
      .filter(({ row, children }) => children.length === 0 && row['source_niveau'] === spender)
      .flatMap((node) => [...readingsUnder(node)]);
  }
  const cited = operand.startsWith('@') ? byId.get(operand.slice(1)) : undefined;
  if (cited !== undefined) return [...readingsUnder(cited)];
  return [pieces[operand.split(':')[0] ?? '']?.lecture ?? ''];
}

if (import.meta.main) {
  console.log(JSON.stringify(computedShares(), null, 2));
}
