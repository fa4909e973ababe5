import { isRecord } from '@nosmilliards/domain/stored-value';

/**
 * The schema of a message: plain JSON Schema, which the service compiles as it is, with the type of
 * what it admits. The site reads with `readAs`: a library of schemas is larger than its pages.
 */
export type Schema<Value = unknown> = Keywords & {
  /** Never set: it only carries the type. */
  readonly value?: Value;
};
export type ValueOf<One> = One extends Schema<infer Value> ? Value : never;

type Keywords =
  | { readonly type: 'boolean' }
  | { readonly type: 'integer' | 'number'; readonly minimum: number; readonly maximum: number }
  | { readonly type: 'string'; readonly pattern?: string }
  | { readonly type: 'string'; readonly enum: readonly string[] }
  | { readonly type: 'array'; readonly items: Schema; readonly minItems: number }
  | {
      readonly type: 'array';
      readonly items: readonly [Schema, Schema];
      readonly minItems: 2;
      readonly additionalItems: false;
    }
  | {
      readonly type: 'object';
      readonly properties: Properties;
      readonly required: readonly string[];
      readonly additionalProperties: false;
      readonly minProperties: number;
    }
  | { readonly type: 'object'; readonly additionalProperties: Schema }
  | { readonly anyOf: readonly [Schema, { readonly type: 'null' }] };

type Properties = Readonly<Record<string, Schema>>;
type RequiredOf<Keys extends Properties> = { [Key in keyof Keys]: ValueOf<Keys[Key]> };
type OptionalOf<Keys extends Properties> = { [Key in keyof Keys]?: ValueOf<Keys[Key]> };

// The marks below let the bundler leave out the schemas that a page does not read.

export const flag: Schema<boolean> = { type: 'boolean' };

/* @__NO_SIDE_EFFECTS__ */
export function integer(
  minimum = Number.MIN_SAFE_INTEGER,
  maximum = Number.MAX_SAFE_INTEGER,
): Schema<number> {
  return { type: 'integer', minimum, maximum };
}

/* @__NO_SIDE_EFFECTS__ */
export function number(minimum: number, maximum: number): Schema<number> {
  return { type: 'number', minimum, maximum };
}

/* @__NO_SIDE_EFFECTS__ */
export function text(pattern?: string): Schema<string> {
  return pattern === undefined ? { type: 'string' } : { type: 'string', pattern };
}

/* @__NO_SIDE_EFFECTS__ */
export function oneOf<const Word extends string>(...words: readonly Word[]): Schema<Word> {
  return { type: 'string', enum: words };
}

/* @__NO_SIDE_EFFECTS__ */
export function keyOf<Word extends string>(words: Readonly<Record<Word, unknown>>): Schema<Word> {
  return { type: 'string', enum: Object.keys(words) };
}

/* @__NO_SIDE_EFFECTS__ */
export function nullable<Value>(schema: Schema<Value>): Schema<Value | null> {
  return { anyOf: [schema, { type: 'null' }] };
}

/* @__NO_SIDE_EFFECTS__ */
export function listOf<Value>(items: Schema<Value>, minItems = 0): Schema<Value[]> {
  return { type: 'array', items, minItems };
}

/* @__NO_SIDE_EFFECTS__ */
export function pairOf<One, Other>(one: Schema<One>, other: Schema<Other>): Schema<[One, Other]> {
  return { type: 'array', items: [one, other], minItems: 2, additionalItems: false };
}

/* @__NO_SIDE_EFFECTS__ */
export function mapOf<Value>(additionalProperties: Schema<Value>): Schema<Record<string, Value>> {
  return { type: 'object', additionalProperties };
}

/** The service refuses an unknown property; `readAs` leaves it out. */
export function object<Needed extends Properties>(needed: Needed): Schema<RequiredOf<Needed>>;
export function object<Needed extends Properties, Free extends Properties>(
  needed: Needed,
  free: Free,
): Schema<RequiredOf<Needed> & OptionalOf<Free>>;
/* @__NO_SIDE_EFFECTS__ */
export function object(needed: Properties, free: Properties = {}): Schema {
  return {
    type: 'object',
    properties: { ...needed, ...free },
    required: Object.keys(needed),
    additionalProperties: false,
    // An empty object says nothing.
    minProperties: 1,
  };
}

/** Without unknown properties, which a later release may add; `null` for a refused value. */
export function readAs<Value>(schema: Schema<Value>, value: unknown): Value | null;
export function readAs(schema: Schema, value: unknown): unknown {
  return readIn(schema, value) ?? null;
}

/** `null` for a text that is not JSON, too. */
export function readTextAs<Value>(schema: Schema<Value>, json: string): Value | null {
  try {
    return readAs(schema, JSON.parse(json));
  } catch {
    return null;
  }
}

/** For an answer that cannot be wrong: throws on a refused value. */
export function parseAs<Value>(schema: Schema<Value>, value: unknown): Value {
  const read = readAs(schema, value);
  if (read === null) throw new Error(`Not of its schema: ${JSON.stringify(value)}`);
  return read;
}

/** `undefined` for a refused value. */
function readIn(schema: Schema, value: unknown): unknown {
  if ('anyOf' in schema) return value === null ? null : readIn(schema.anyOf[0], value);
  switch (schema.type) {
    case 'boolean':
      return typeof value === 'boolean' ? value : undefined;
    case 'integer':
    case 'number': {
      if (typeof value !== 'number' || !(value >= schema.minimum && value <= schema.maximum)) {
        return undefined;
      }
      return schema.type === 'number' || Number.isInteger(value) ? value : undefined;
    }
    case 'string': {
      if (typeof value !== 'string') return undefined;
      const isAdmitted =
        'enum' in schema
          ? schema.enum.includes(value)
          : schema.pattern === undefined || new RegExp(schema.pattern, 'u').test(value);
      return isAdmitted ? value : undefined;
    }
    case 'array': {
      if (!Array.isArray(value) || value.length < schema.minItems) return undefined;
      if (!('additionalItems' in schema)) {
        return readEach(value.map((item: unknown) => [schema.items, item]));
      }
      const [one, other] = schema.items;
      return value.length > 2
        ? undefined
        : readEach([
            [one, value[0]],
            [other, value[1]],
          ]);
    }
    case 'object': {
      if (!isRecord(value)) return undefined;
      const known =
        'properties' in schema
          ? Object.entries(schema.properties).filter(
              ([key]) => schema.required.includes(key) || Object.hasOwn(value, key),
            )
          : Object.keys(value).map((key) => [key, schema.additionalProperties] as const);
      if ('properties' in schema && known.length === 0) return undefined;
      const read = readEach(known.map(([key, one]) => [one, value[key]]));
      return read && Object.fromEntries(known.map(([key], at) => [key, read[at]]));
    }
  }
}

function readEach(parts: readonly (readonly [Schema, unknown])[]): unknown[] | undefined {
  const read = parts.map(([schema, value]) => readIn(schema, value));
  return read.includes(undefined) ? undefined : read;
}
