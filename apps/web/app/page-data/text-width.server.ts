import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { inflateSync } from 'node:zlib';

/** Of a sign that the font lacks, in em. */
const UNKNOWN = 0.6;

/** Of a name or of an amount, in em, in the weights of the labels of a drawing. */
export function textWidthOf(): (text: string, weight: 'name' | 'amount') => number {
  const widths = { name: widthIn(600), amount: widthIn(700) };
  return (text, weight) => widths[weight](text);
}

/** From the advances of the font of the site. Kerning is left out. */
function widthIn(weight: 600 | 700): (text: string) => number {
  const advances = advancesOf(
    readFileSync(
      createRequire(import.meta.url).resolve(
        `@fontsource/public-sans/files/public-sans-latin-${weight}-normal.woff`,
      ),
    ),
  );
  return (text) =>
    Array.from(text).reduce((sum, sign) => {
      // The narrow space has its own font.
      const code = sign === '\u202F' ? 0x20 : (sign.codePointAt(0) ?? 0);
      return sum + (advances.get(code) ?? UNKNOWN);
    }, 0);
}

/** Advance in em by code point: tables `head`, `hhea`, `hmtx` and `cmap` of the file. */
function advancesOf(file: Buffer): ReadonlyMap<number, number> {
  const tables = tablesOf(file);
  const table = (name: string) => tables.get(name) ?? Buffer.alloc(0);
  const unitsPerEm = table('head').readUInt16BE(18);
  const metrics = table('hhea').readUInt16BE(34);
  const advanceOf = (glyph: number) =>
    table('hmtx').readUInt16BE(Math.min(glyph, metrics - 1) * 4) / unitsPerEm;
  return new Map([...glyphsOf(table('cmap'))].map(([code, glyph]) => [code, advanceOf(glyph)]));
}

/** The directory of a WOFF file: 44 bytes of header, 20 per table, each deflated if shorter. */
function tablesOf(file: Buffer): Map<string, Buffer> {
  const entries = Array.from({ length: file.readUInt16BE(12) }, (_, index) => 44 + index * 20);
  return new Map(
    entries.map((at) => {
      const [start, packed, size] = [4, 8, 12].map((field) => file.readUInt32BE(at + field));
      const bytes = file.subarray(start, (start ?? 0) + (packed ?? 0));
      const name = file.toString('latin1', at, at + 4);
      return [name, packed === size ? bytes : inflateSync(bytes)];
    }),
  );
}

/** Code point → glyph, from the first subtable of format 4. */
function* glyphsOf(cmap: Buffer): Generator<[code: number, glyph: number]> {
  const subtables = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) =>
    cmap.readUInt32BE(4 + index * 8 + 4),
  );
  const at = subtables.find((start) => cmap.readUInt16BE(start) === 4);
  if (at === undefined) throw new Error('The font has no table of signs');
  const size = cmap.readUInt16BE(at + 6);
  const ends = at + 14;
  const [starts, deltas, offsets] = [ends + size + 2, ends + 2 * size + 2, ends + 3 * size + 2];
  for (let segment = 0; segment < size; segment += 2) {
    const [first, last] = [cmap.readUInt16BE(starts + segment), cmap.readUInt16BE(ends + segment)];
    const delta = cmap.readUInt16BE(deltas + segment);
    const offset = cmap.readUInt16BE(offsets + segment);
    for (let code = first; code <= last && code < 0xffff; code += 1) {
      const place = offsets + segment + offset + (code - first) * 2;
      const glyph = offset === 0 ? code : cmap.readUInt16BE(place);
      yield [code, (glyph + delta) & 0xffff];
    }
  }
}
