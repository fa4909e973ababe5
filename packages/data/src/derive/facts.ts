import { lineTablesOf, type Dossier } from '../read/dossier.ts';
import { isSum } from './trust.ts';
import type { Edition } from '../read/edition.ts';
import { PUBLISHED, RELEASE_DAY } from '../read/tables.ts';
import { weighed } from '../read/tree.ts';

/** Names a published value: the id of what has it, and which of its values. */
export type Named = { id: string; what: string };

/** A published value and the place where it is written. An unknown value is no fact. */
export type Fact = Named & { value: string; file: string; line: number };

/** A value that an entry of the log changes. An empty text stands for an unknown value. */
export type Change = Named & { index: number; day: string; before: string; after: string };

export function keyOf({ id, what }: Named): string {
  return `${id} ${what}`;
}

/** One spelling per number: YAML writes `60900` where a CSV may write `60900.0`. */
export function spelled(value: string | number): string {
  return value === '' || Number.isNaN(Number(value)) ? String(value) : String(Number(value));
}

/** The values whose change must be in `corrections.yaml`; amounts are in millions of euros. */
export function factsOf(dossier: Dossier): Fact[] {
  const { record, pieces, cards, transfers, history } = dossier.edition;
  return [
    ...lineTablesOf(dossier).flatMap(({ table, tree }) =>
      tree.all.flatMap((line) =>
        factsAt(table.file, line.row, line.row.id, {
          montant: weighed(line).amount,
          // A sum shows the natures of its lines (rule D15).
          nature: isSum(line) ? '' : line.row.nature,
          incertitude: line.row.incertitude,
        }),
      ),
    ),
    ...cards.rows.flatMap((row) => {
      const { id, montant, nature, vote, depense } = row;
      return factsAt(cards.file, row, id, { montant, nature, vote, depense });
    }),
    ...transfers.rows.flatMap((row) => {
      const { id, montant, nature } = row;
      return factsAt(transfers.file, row, id, { montant, nature });
    }),
    ...Object.entries(record.content.chiffres).flatMap(([id, { valeur: montant, nature }]) =>
      factsAt(record.file, { line: record.lineOf(['chiffres', id]) }, id, { montant, nature }),
    ),
    ...Object.entries(pieces.content.pieces).flatMap(([id, { lecture }]) =>
      factsAt(pieces.file, { line: pieces.lineOf(['pieces', id]) }, id, { lecture }),
    ),
    ...history.rows.flatMap((row) => {
      const cells = Object.entries(row).filter(([column]) => /_\d{4}$/.test(column));
      return factsAt(history.file, row, row.code_officiel, Object.fromEntries(cells));
    }),
  ];
}

function factsAt(
  file: string,
  { line }: { line: number },
  id: string,
  values: Record<string, string | number>,
): Fact[] {
  return Object.entries(values)
    .filter(([, value]) => value !== '')
    .map(([what, value]) => ({ id, what, value: spelled(value), file, line }));
}

/** `publie.csv`, as a release writes it. */
export function publishedTextOf(dossier: Dossier): string {
  const { mise_a_jour: value } = dossier.edition.record.content;
  const rows = [{ id: 'edition', what: RELEASE_DAY, value }, ...factsOf(dossier)];
  const header = PUBLISHED.columns.map(({ name }) => name).join(',');
  return `${[header, ...rows.map(({ id, what, value: known }) => `${id},${what},${known}`)].join('\n')}\n`;
}

/** The log value by value, in its order: an entry may change several objects alike. */
export function changesOf({ corrections }: Pick<Edition, 'corrections'>): Change[] {
  return corrections.content.corrections.flatMap(
    ({ date: day, quoi: what = 'montant', objet, avant, apres }, index) =>
      [objet]
        .flat()
        .map((id) => ({ index, day, id, what, before: spelled(avant), after: spelled(apres) })),
  );
}
