/** What comes back from its text as it was: neither a map nor a date. */
type Plain =
  | string
  | number
  | boolean
  | null
  | readonly Plain[]
  | { readonly [name: string]: Plain | undefined };

/** A value as text, which remembers what it is the text of. */
export type Written<Value> = string & { readonly of?: Value };

/**
 * What a page is written with, as one text: the framework would write an object as a table of
 * references, and a page that is longer than a connection brings at once is painted later.
 */
export function written<Value extends Plain>(value: Value): Written<Value> {
  return JSON.stringify(value);
}

export function readWritten<Value>(text: Written<Value>): Value {
  return JSON.parse(text);
}
