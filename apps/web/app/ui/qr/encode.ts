import { encodeQR } from 'qr';

/** Bytes that a version 20 code holds at level M: phones hardly read denser ones on a screen. */
const LONGEST = 666;

/** Light modules around the code, required by the standard. */
const QUIET = 4;

export type QrCode = {
  /** Modules per side, with the quiet zone. */
  readonly size: number;
  /** The dark modules, for `<path>`; one unit per module. */
  readonly path: string;
};

/** A QR code of level M (ISO/IEC 18004); `null` for a text too long for a phone to read. */
export function qrCodeOf(text: string): QrCode | null {
  const rows = modulesOf(text);
  return rows === null ? null : { size: rows.length, path: pathOf(rows) };
}

export function modulesOf(text: string): readonly (readonly boolean[])[] | null {
  if (new TextEncoder().encode(text).length > LONGEST) return null;
  return encodeQR(text, 'raw', { ecc: 'medium', border: QUIET });
}

function pathOf(rows: readonly (readonly boolean[])[]): string {
  let path = '';
  for (const [y, row] of rows.entries()) {
    for (let x = 0; x < row.length; x += 1) {
      if (row[x] !== true) continue;
      const start = x;
      while (row[x + 1] === true) x += 1;
      path += `M${start} ${y}h${x + 1 - start}v1H${start}z`;
    }
  }
  return path;
}
