import type { Dossier } from '../dossier.ts';
import type { Problem } from '../problem.ts';
import { problemAt } from '../problem.ts';
import { tablesOf } from '../read.ts';
import { cellFault } from '../table-schema.ts';
import type { AnyTable } from '../table.ts';

/** Every CSV follows its Table Schema: columns, types, allowed values, unique keys. */
export function checkTableShapes({ edition, schemaOf }: Dossier): Problem[] {
  return tablesOf(edition).flatMap((table) => tableProblems(table, schemaOf(table.file)));
}

function tableProblems(table: AnyTable, schema: ReturnType<Dossier['schemaOf']>): Problem[] {
  const expected = schema.fields.map((field) => field.name);
  if (table.columns.join() !== expected.join()) {
    const message = `Les colonnes doivent être, dans cet ordre : ${expected.join(', ')}.`;
    return [{ file: table.file, line: 1, message }];
  }
  return schema.fields.flatMap((field) => {
    const seen = new Map<string, number>();
    return table.rows.flatMap((row) => {
      const cell = String(row[field.name] ?? '');
      const fault = cellFault(field, cell);
      if (fault !== undefined) return [problemAt(table, row, `Colonne ${field.name} : ${fault}.`)];
      const first = seen.get(cell);
      seen.set(cell, first ?? row.line);
      if (field.constraints?.unique !== true || first === undefined) return [];
      const message = `Colonne ${field.name} : « ${cell} » est déjà pris à la ligne ${first}, choisissez un autre nom.`;
      return [problemAt(table, row, message)];
    });
  });
}
