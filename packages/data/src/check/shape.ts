import type { Dossier } from '../dossier.ts';
import type { Problem } from '../problem.ts';
import { problemAt } from '../problem.ts';
import { tablesOf } from '../read/edition.ts';
import { cellFault, type Field, type TableSchema } from '../read/column.ts';
import type { AnyTable } from '../read/table.ts';

const YEAR = /_20\d{2}$/;

/** Every CSV follows its Table Schema: columns, types, allowed values, unique keys. */
export function checkTableShapes({ edition, schemaOf }: Dossier): Problem[] {
  return tablesOf(edition).flatMap((table) => tableProblems(table, schemaOf(table.file)));
}

function tableProblems(table: AnyTable, schema: TableSchema): Problem[] {
  const fields = fieldsOf(table.columns, schema);
  if (fields === undefined) {
    const expected = schema.fields.map(({ name }) => name).join(', ');
    const message = `Les colonnes doivent être, dans cet ordre : ${expected}.`;
    return [{ file: table.file, line: 1, message }];
  }
  return fields.flatMap((field) => {
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

/** Columns of years (lfi_2025) come and go with editions: one is described, the others follow. */
function fieldsOf(columns: string[], { fields }: TableSchema): Field[] | undefined {
  if (lasting(columns) !== lasting(fields.map(({ name }) => name))) return undefined;
  const found = columns.map((name) => {
    const model = fields.find((field) => withoutYear(field.name) === withoutYear(name));
    return model === undefined ? undefined : Object.assign(structuredClone(model), { name });
  });
  return found.every((field) => field !== undefined) ? found : undefined;
}

function withoutYear(name: string): string {
  return name.replace(YEAR, '');
}

function lasting(names: string[]): string {
  return names.filter((name) => !YEAR.test(name)).join();
}
