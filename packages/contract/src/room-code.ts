/** Without 0 and O, 1, I and L, and U: they look like others when read from afar on a board. */
const SIGNS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 6;
/** Separators that people type between signs. */
const BETWEEN = /[\s.·_\u002D\u2010-\u2015]/g;

/** For routes and database constraints. */
export const ROOM_CODE_PATTERN = `^[${SIGNS}]{${LENGTH}}$`;
const roomCode = new RegExp(ROOM_CODE_PATTERN);

/** `draw` returns a uniform whole number below its argument. */
export function drawRoomCode(draw: (below: number) => number): string {
  let code = '';
  while (code.length < LENGTH) code += SIGNS.charAt(draw(SIGNS.length));
  return code;
}

/**
 * The code typed, in any case, with spaces or dashes; `null` when it is not one. Look-alikes are
 * refused, not replaced: O could be D or Q.
 */
export function readRoomCode(typed: string): string | null {
  const code = typed.replace(BETWEEN, '').toUpperCase();
  return roomCode.test(code) ? code : null;
}

/** The typed signs that no code has, each once, to show what to correct. */
export function signsOfNoCode(typed: string): string {
  const signs = typed.replace(BETWEEN, '').toUpperCase().split('');
  return signs.filter((sign, at) => !SIGNS.includes(sign) && signs.indexOf(sign) === at).join('');
}
