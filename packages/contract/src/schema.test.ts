import { isDeepStrictEqual } from 'node:util';
import { Ajv } from 'ajv';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as communityMessages from './community-message.ts';
import * as roomMessages from './room-message.ts';
import { object, parseAs, readAs, readTextAs, text, type Schema } from './schema.ts';

/** As Fastify builds it in apps/community/app.ts: it only validates. */
const ajv = new Ajv({ removeAdditional: false, coerceTypes: false, useDefaults: false });
const schemas = Object.entries({ ...communityMessages, ...roomMessages }).flatMap(
  ([name, one]): [string, Schema][] =>
    typeof one === 'object' && ('type' in one || 'anyOf' in one) ? [[name, one]] : [],
);
const RUNS = Math.ceil(10_000 / schemas.length);

/** Values that a faulty server, or one of another version, could send. */
const intruders = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom(undefined, null, '', -1, 0, 1.5, 256, 2 ** 32, 2 ** 53, 1e300, [], {}, [[26, 1]]),
);

/** Values that the schema admits. */
function valuesOf(schema: Schema): fc.Arbitrary<unknown> {
  if ('anyOf' in schema) return fc.option(valuesOf(schema.anyOf[0]));
  switch (schema.type) {
    case 'boolean':
      return fc.boolean();
    case 'integer':
      return fc.maxSafeInteger().map((drawn) => within(drawn, schema.minimum, schema.maximum));
    case 'number':
      return fc.double({ min: schema.minimum, max: schema.maximum, noNaN: true });
    case 'string':
      if ('enum' in schema) return fc.constantFrom(...schema.enum);
      return schema.pattern === undefined ? fc.string() : fc.stringMatching(RegExp(schema.pattern));
    case 'array': {
      if ('additionalItems' in schema) return fc.tuple(...schema.items.map(valuesOf));
      return fc.array(valuesOf(schema.items), {
        minLength: schema.minItems,
        maxLength: schema.minItems + 4,
      });
    }
    case 'object': {
      if (!('properties' in schema)) {
        return fc.dictionary(fc.string(), valuesOf(schema.additionalProperties), { maxKeys: 4 });
      }
      const { properties, required } = schema;
      const values: Record<string, fc.Arbitrary<unknown>> = Object.fromEntries(
        Object.entries(properties).map(([key, one]) => [key, valuesOf(one)]),
      );
      return fc
        .record(values, { requiredKeys: [...required] })
        .filter((value) => Object.keys(value).length > 0);
    }
  }
}

function within(drawn: number, minimum: number, maximum: number): number {
  if (drawn >= minimum && drawn <= maximum) return drawn;
  return Math.min(maximum, minimum + (Math.abs(drawn) % 1_000));
}

/** The value with any of its parts replaced, removed, or added. */
function damaged(value: unknown, at: number, by: unknown): unknown {
  const copy = { value: structuredClone(value) };
  const places: [object, string][] = [];
  const walk = (one: unknown) => {
    if (typeof one !== 'object' || one === null) return;
    for (const key of Object.keys(one)) {
      places.push([one, key]);
      walk(Reflect.get(one, key));
    }
    if (one !== copy) places.push([one, Array.isArray(one) ? String(one.length) : 'more']);
  };
  walk(copy);
  const [parent, key] = places[at % places.length] ?? [copy, 'value'];
  if (by === undefined) Reflect.deleteProperty(parent, key);
  else Object.defineProperty(parent, key, { value: by, enumerable: true, writable: true });
  return JSON.parse(JSON.stringify(copy)).value;
}

describe.each(schemas)('%s', (_name, schema) => {
  const accepts = ajv.compile(schema);

  it('is read by the site exactly as the service accepts it', () => {
    let refused = 0;
    fc.assert(
      fc.property(valuesOf(schema), fc.nat(), intruders, (value, at, by) => {
        const sent: unknown = JSON.parse(JSON.stringify(value));
        expect(accepts(sent)).toBe(true);
        expect(readAs(schema, sent)).toEqual(sent);
        const changed = damaged(value, at, by);
        const read = readAs(schema, changed);
        expect(read !== null && isDeepStrictEqual(read, changed)).toBe(accepts(changed));
        // What is left of a message of a later release is a message of this one.
        expect(read === null || accepts(read)).toBe(true);
        refused += read === null ? 1 : 0;
      }),
      { numRuns: RUNS },
    );
    expect(refused).toBeGreaterThan(RUNS / 5);
  });

  it('is refused by the service with a property more, such as a name', () => {
    const isClosed = 'properties' in schema;
    const [value] = fc.sample(valuesOf(schema), 1);
    expect(accepts(isClosed ? Object.assign(Object(value), { more: 1 }) : value)).toBe(!isClosed);
  });

  it('admits no other text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (json) => {
        const read = readTextAs(schema, json);
        expect(read === null || accepts(JSON.parse(json))).toBe(true);
      }),
    );
  });
});

it('leaves out what it does not know, and throws where a wrong answer is a fault', () => {
  const schema = object({ code: text('^[A-Z]+$') });
  expect(readAs(schema, { code: 'A', more: 1 })).toEqual({ code: 'A' });
  expect(parseAs(schema, { code: 'A' })).toEqual({ code: 'A' });
  expect(() => parseAs(schema, { code: 'a' })).toThrow('Not of its schema');
});
