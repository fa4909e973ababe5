/**
 * The schema of a value of a YAML file: `ValueOf` derives its type, `check/record-shapes.ts` validates
 * the file with it.
 */
export type Kind<Value = unknown> = {
  /** Completes the message « doit être … ». */
  readonly words: string;
  readonly admits: (value: unknown) => boolean;
  /** The schemas of the entries of an admitted value. */
  readonly partsOf?: (value: object) => readonly Part[];
  /** For a list: each group of keys must be unique among the entries. */
  readonly uniqueBy?: readonly (readonly string[])[];
  readonly isOptional?: true;
  /** Never set: it only carries the type. */
  readonly value?: Value;
};
type Part = { readonly key: string | number; readonly kind: Kind };
export type ValueOf<One> = One extends Kind<infer Value> ? Value : never;

type Entry = Readonly<Record<string, Kind>>;
type OptionalKey<Keys extends Entry> = {
  [Key in keyof Keys]: Keys[Key] extends { isOptional: true } ? Key : never;
}[keyof Keys];
type EntryOf<Keys extends Entry> = {
  [Key in Exclude<keyof Keys, OptionalKey<Keys>>]: ValueOf<Keys[Key]>;
} & { [Key in OptionalKey<Keys>]?: ValueOf<Keys[Key]> };

export const ANYTHING: Kind = { words: 'une valeur', admits: () => true };
export const TEXT: Kind<string> = {
  words: 'un texte',
  admits: (value) => typeof value === 'string',
};
export const FILLED: Kind<string> = {
  words: 'un texte non vide',
  admits: (value) => typeof value === 'string' && value.trim() !== '',
};
export const NUMBER: Kind<number> = {
  words: 'un nombre, sans espace ni apostrophes',
  admits: (value) => typeof value === 'number' && Number.isFinite(value),
};
export const IDS: Kind<string[]> = {
  words: 'une liste d’identifiants',
  admits: (value) => Array.isArray(value) && value.length > 0 && value.every(TEXT.admits),
};

export function oneOf<const Choice extends string>(choices: readonly Choice[]): Kind<Choice> {
  return {
    words: `un mot parmi : ${choices.join(', ')}`,
    admits: (value) => choices.some((choice) => choice === value),
  };
}

export function optional<Value>(kind: Kind<Value>) {
  return { ...kind, isOptional: true } as const;
}

export function entry<Keys extends Entry>(keys: Keys): Kind<EntryOf<Keys>> {
  const parts = Object.entries(keys).map(([key, kind]) => ({ key, kind }));
  return { words: 'une suite d’entrées nommées', admits: isMapping, partsOf: () => parts };
}

export function mappingOf<Value>(kind: Kind<Value>): Kind<Record<string, Value>> {
  return {
    words: 'une suite d’entrées nommées',
    admits: isMapping,
    partsOf: (value) => Object.keys(value).map((key) => ({ key, kind })),
  };
}

export function listOf<Value>(kind: Kind<Value>, ...uniqueBy: string[][]): Kind<Value[]> {
  return {
    words: 'une liste',
    admits: Array.isArray,
    partsOf: (value) => Object.keys(value).map((key) => ({ key: Number(key), kind })),
    uniqueBy,
  };
}

export function isMapping(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
