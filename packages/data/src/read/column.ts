/**
 * A column of a table. The type of a row, the check of the file and the Table Schema published in
 * `schemas/` all derive from it.
 */
export type Column = {
  readonly name: string;
  readonly type: 'string' | 'integer' | 'number';
  readonly title: string;
  readonly description: string;
  readonly constraints?: Constraints;
  /** One column per year, such as `lfi_2025`, or `2025` without a name; the years differ between files. */
  readonly isYearly?: true;
};

type Constraints = {
  readonly required?: boolean;
  readonly unique?: boolean;
  readonly enum?: readonly string[];
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
};

export type TableShape = {
  readonly file: string;
  readonly primaryKey?: string;
  readonly columns: readonly Column[];
};

/** A row of a CSV file: every cell is text, `line` is the line number in a spreadsheet. */
export type RowOf<Shape extends TableShape> = {
  [One in Shape['columns'][number] as HeaderOf<One>]: CellOf<One>;
} & { line: number };

type HeaderOf<One extends Column> = One extends { isYearly: true }
  ? One['name'] extends ''
    ? `${number}`
    : `${One['name']}_${number}`
  : One['name'];
type CellOf<One extends Column> = One extends { constraints: { enum: readonly (infer Choice)[] } }
  ? Choice
  : string;

type Words = readonly [title: string, description: string];

export function text<const Name extends string>(
  name: Name,
  [title, description]: Words,
  constraints?: Constraints,
) {
  return { name, type: 'string', title, description, ...(constraints && { constraints }) } as const;
}

export function number<const Name extends string>(
  name: Name,
  [title, description]: Words,
  constraints?: Constraints,
) {
  return { name, type: 'number', title, description, ...(constraints && { constraints }) } as const;
}

export function integer<const Name extends string>(
  name: Name,
  [title, description]: Words,
  constraints: Constraints,
) {
  return { name, type: 'integer', title, description, constraints } as const;
}

/** A column with a list of allowed values; '' in the list makes it optional. */
export function choice<const Name extends string, const Choice extends string>(
  name: Name,
  [title, description]: Words,
  choices: readonly Choice[],
) {
  const isRequired = choices.every((one) => one !== '');
  const constraints = { ...(isRequired && { required: true }), enum: choices };
  return { name, type: 'string', title, description, constraints } as const;
}

/** The year and the unit are appended to `title`. */
export function yearly<const Name extends string>(name: Name, [title, description]: Words) {
  return { name, type: 'number', title, description, isYearly: true } as const;
}

/** The columns of a file with these headers; undefined when the headers do not fit the shape. */
export function columnsOf(shape: TableShape, headers: readonly string[]): Column[] | undefined {
  const found = headers.map((header) => {
    const [, name = '', year] = /^(?:(.+)_)?((?:19|20)\d{2})$/.exec(header) ?? [];
    const column = shape.columns.find((one) =>
      one.isYearly ? year !== undefined && one.name === name : one.name === header,
    );
    if (column?.isYearly !== true) return column;
    const { isYearly: _isYearly, ...yearless } = column;
    const title = name === '' ? `${column.title} ${year}` : `${column.title} ${year} (M€)`;
    return { ...yearless, name: header, title };
  });
  const lasting = shape.columns.filter(({ isYearly }) => !isYearly).map(({ name }) => name);
  const isInOrder = headers.filter((header) => lasting.includes(header)).join() === lasting.join();
  return isInOrder && found.every((column) => column !== undefined) ? found : undefined;
}
