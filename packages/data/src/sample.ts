import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { formatAmount } from '@nosmilliards/domain/money/format';
import { openDossier, type Dossier } from './read/dossier.ts';
import { formulaAmount, knownTermsOf, operandAmount } from './derive/formula.ts';
import { millionsOf } from './read/table.ts';
import { activeEditionDirectory, EDITIONS_DIRECTORY, pieceIdOf } from './read/edition.ts';
import { filesIn } from './read/text-file.ts';
import { weighed, type Line } from './read/tree.ts';

/**
 * Draws what a person rereads, the same for the same seed.
 *   node src/sample.ts descriptions 120            texts, beside the figures they speak of
 *   node src/sample.ts lignes 60 --site DIRECTORY  amounts, from the built page to the cell
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: '20261117' },
    site: { type: 'string', default: '' },
  },
});
const [what = '', count = '60'] = positionals;
const dossier = openDossier(filesIn(activeEditionDirectory(EDITIONS_DIRECTORY)));

if (what === 'descriptions') printDescriptions(dossier);
else if (what === 'lignes') followLines(dossier, values.site);
else throw new Error('descriptions ou lignes\u202F?');

function drawn<Item>(items: readonly Item[]): Item[] {
  const random = mulberry32(Number(values.seed));
  return items
    .map((item) => ({ item, rank: random() }))
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, Number(count))
    .map(({ item }) => item);
}

/** A small generator of numbers, the same everywhere. */
function mulberry32(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

function printDescriptions({ edition, lineOf }: Dossier): void {
  const cards = new Map(edition.cards.rows.map((row) => [row.id, row]));
  for (const [id, texts] of drawn(Object.entries(edition.descriptions.content.textes))) {
    const card = cards.get(id);
    const line = lineOf(id);
    const amount = card?.montant ?? (line && weighed(line).amount) ?? '';
    const { titre, reference, note } = card ?? line?.row ?? { titre: '', reference: '', note: '' };
    console.log(`\n${id} · ${titre} · ${amount} M€ · ${reference}`);
    if (note !== '') console.log(`  note : ${note}`);
    for (const child of line?.children ?? []) {
      console.log(`    ${child.row.titre} (${millionsOf(child.net)})`);
    }
    for (const [name, text] of Object.entries(texts)) console.log(`  ${name} : ${text}`);
  }
}

/** Each amount: on its built page, in its formula, and in the cells of its pieces. */
function followLines(edition: Dossier, site: string): void {
  const lines = drawn([...edition.expenses.all, ...edition.revenues.all]);
  const faults = lines.flatMap((line) => {
    const found = followed(edition, line, site);
    console.log(
      `${found.length === 0 ? 'juste' : 'FAUX '} ${line.row.id} ${trailOf(edition, line)}`,
    );
    return found.map((fault) => `${line.row.id} : ${fault}`);
  });
  console.log(`\n${lines.length} lignes suivies, ${faults.length} faute(s).`);
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
}

function trailOf(edition: Dossier, line: Line): string {
  const shown = formatAmount(weighed(line).amount);
  const terms = knownTermsOf(line.row.formule);
  if (terms.length === 0) return `${shown} = somme de ${line.children.length} lignes`;
  const cells = terms.flatMap((term) => {
    const cell = term.kind === 'cell' ? edition.cellOf(term) : undefined;
    return cell === undefined ? [] : [`${cell.cellule} = ${cell.valeur} ${cell.unite}`];
  });
  return `${shown} ← ${terms.length} terme(s) ${cells.slice(0, 3).join(' ; ')}`;
}

function followed(edition: Dossier, line: Line, site: string): string[] {
  const { id, formule } = line.row;
  const terms = knownTermsOf(formule);
  const found = terms.length === 0 ? undefined : formulaAmount(edition, terms);
  const page = site === '' ? '' : readFileSync(`${site}/ligne/${id}/index.html`, 'utf8');
  const cells = terms.filter((term) => term.kind === 'cell');
  return [
    ...(found !== undefined && Math.abs(found - line.amount) > 1
      ? [`la formule donne ${millionsOf(found)}, la ligne ${millionsOf(line.amount)}`]
      : []),
    ...terms
      .filter((term) => operandAmount(edition, term) === undefined)
      .map(() => 'un terme n’existe pas'),
    ...(site === '' || page.includes(formatAmount(weighed(line).amount))
      ? []
      : ['le montant n’est pas sur sa page']),
    ...(site === '' ? [] : cells.flatMap((cell) => lostCell(edition, cell, page, site))),
  ];
}

/** The link of a cell, from the page of the line to its value on the page of the piece. */
function lostCell(
  edition: Dossier,
  { piece, key }: { piece: string; key: string },
  page: string,
  site: string,
): string[] {
  const cell = edition.cellOf({ piece, key });
  const table = edition.edition.cells.find(({ file }) => pieceIdOf(file) === piece);
  const part = table?.rows.find(({ cle }) => cle === key)?.partie ?? '';
  const slug = part === '' ? piece : `${piece}_${part.toLowerCase()}`;
  if (!page.includes(`href="/piece/${slug}#${key}"`)) return [`pas de lien vers ${slug}#${key}`];
  const html = readFileSync(`${site}/piece/${slug}/index.html`, 'utf8');
  const [, row = ''] = html.split(`id="${key}"`);
  const digits = row.slice(0, 2000).replaceAll(/<[^>]*>|[\s\u00A0\u202F]/g, '');
  const value = (cell?.valeur ?? '').replace('.', ',').replace('-', '−');
  return digits.includes(value) ? [] : [`${slug}#${key} ne montre pas ${value}`];
}
