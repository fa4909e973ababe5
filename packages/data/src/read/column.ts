/** The part of Frictionless Table Schema that our tables use. */
export type TableSchema = { fields: Field[]; primaryKey?: string; missingValues: string[] };

export type Field = {
  name: string;
  type: 'string' | 'integer' | 'number';
  title: string;
  description: string;
  constraints?: {
    required?: boolean;
    unique?: boolean;
    enum?: string[];
    pattern?: string;
    minimum?: number;
    maximum?: number;
  };
};

/** What is wrong with a cell, or nothing. */
export function cellFault(field: Field, cell: string): string | undefined {
  const limits = field.constraints ?? {};
  if (cell === '') return limits.required === true ? 'la case est vide, remplissez-la' : undefined;
  if (field.type !== 'string') return numberFault(field, cell);
  if (limits.enum !== undefined && !limits.enum.includes(cell)) {
    const choices = limits.enum.filter((choice) => choice !== '').join(', ');
    return `« ${cell} » n’est pas admis, choisissez parmi : ${choices}`;
  }
  if (limits.pattern !== undefined && !new RegExp(limits.pattern, 'u').test(cell)) {
    return `« ${cell} » n’a pas la forme attendue (${field.description})`;
  }
  return undefined;
}

function numberFault(field: Field, cell: string): string | undefined {
  if (!/^-?\d+(\.\d+)?$/.test(cell)) {
    return `« ${cell} » n’est pas un nombre, écrivez-le sans espace et avec un point décimal (1234.5)`;
  }
  const value = Number(cell);
  const { minimum, maximum } = field.constraints ?? {};
  if (field.type === 'integer' && !Number.isInteger(value)) {
    return `« ${cell} » n’est pas un nombre entier, arrondissez-le`;
  }
  if (minimum !== undefined && value < minimum) return `${cell} est inférieur à ${minimum}`;
  if (maximum !== undefined && value > maximum) return `${cell} est supérieur à ${maximum}`;
  return undefined;
}
