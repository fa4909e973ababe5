import type { Dossier } from '../read/dossier.ts';
import { problemAt, problemOf, type Problem } from '../read/problem.ts';
import { columnsOf, type Column } from '../read/column.ts';
import { tablesOf } from '../read/edition.ts';
import type { AnyTable } from '../read/table.ts';

/** Every CSV follows its shape: columns, types, allowed values, unique keys. */
export function checkTableShapes({ edition }: Dossier): Problem[] {
  return tablesOf(edition).flatMap(tableProblems);
}

function tableProblems(table: AnyTable): Problem[] {
  const columns = columnsOf(table.shape, table.headers);
  if (columns === undefined) {
    const expected = table.shape.columns
      .map(({ name, isYearly }) => (isYearly ? [name, '20…'].filter(Boolean).join('_') : name))
      .join(', ');
    const message = `Les colonnes doivent être, dans cet ordre : ${expected}.`;
    return [problemOf(table, message)];
  }
  return columns.flatMap((column) => {
    const seen = new Map<string, number>();
    return table.rows.flatMap((row) => {
      const cell = String(row[column.name] ?? '');
      const fault = cellFault(column, cell);
      if (fault !== undefined) return [problemAt(table, row, `Colonne ${column.name} : ${fault}.`)];
      const first = seen.get(cell);
      seen.set(cell, first ?? row.line);
      if (column.constraints?.unique !== true || first === undefined) return [];
      const message = `Colonne ${column.name} : « ${cell} » est déjà pris à la ligne ${first}, choisissez un autre nom.`;
      return [problemAt(table, row, message)];
    });
  });
}

function cellFault({ type, description, constraints = {} }: Column, cell: string) {
  const { required, enum: choices, pattern } = constraints;
  if (cell === '') return required === true ? 'la case est vide, remplissez-la' : undefined;
  if (type !== 'string') return numberFault(type, constraints, cell);
  if (choices !== undefined && !choices.includes(cell)) {
    const words = choices.filter((choice) => choice !== '').join(', ');
    return `« ${cell} » n’est pas admis, choisissez parmi : ${words}`;
  }
  if (pattern !== undefined && !new RegExp(pattern, 'u').test(cell)) {
    return `« ${cell} » n’a pas la forme attendue (${description})`;
  }
  return undefined;
}

function numberFault(
  type: Column['type'],
  { minimum, maximum }: NonNullable<Column['constraints']>,
  cell: string,
): string | undefined {
  if (!/^-?\d+(\.\d+)?$/.test(cell)) {
    return `« ${cell} » n’est pas un nombre, écrivez-le sans espace et avec un point décimal (1234.5)`;
  }
  const value = Number(cell);
  if (type === 'integer' && !Number.isInteger(value)) {
    return `« ${cell} » n’est pas un nombre entier, arrondissez-le`;
  }
  if (minimum !== undefined && value < minimum) return `${cell} est inférieur à ${minimum}`;
  if (maximum !== undefined && value > maximum) return `${cell} est supérieur à ${maximum}`;
  return undefined;
}
