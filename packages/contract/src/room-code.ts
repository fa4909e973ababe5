/** No 0 or O, no 1, I or L, no U beside V: what is written on a board is read from afar. */
const SIGNS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 6;
/** What people put between signs to read them aloud or to type them. */
const BETWEEN = /[\s.·_\u002D\u2010-\u2015]/g;

/** The signs and the length, for whoever routes or stores a code. */
export const ROOM_CODE_PATTERN = `^[${SIGNS}]{${LENGTH}}$`;
const roomCode = new RegExp(ROOM_CODE_PATTERN);

/** `draw` gives a whole number below its argument, each as likely. */
export function drawRoomCode(draw: (below: number) => number): string {
  let code = '';
  while (code.length < LENGTH) code += SIGNS.charAt(draw(SIGNS.length));
  return code;
}

/**
 * The code meant by what was typed, in any case, with spaces or dashes; `null` when it is not one.
 * A look-alike is refused, never guessed: O could be a D as well as a Q.
 */
export function readRoomCode(typed: string): string | null {
  const code = typed.replace(BETWEEN, '').toUpperCase();
  return roomCode.test(code) ? code : null;
}

/** The signs that were typed and that no code has, each once: what to look at again. */
export function signsOfNoCode(typed: string): string {
  const signs = typed.replace(BETWEEN, '').toUpperCase().split('');
  return signs.filter((sign, at) => !SIGNS.includes(sign) && signs.indexOf(sign) === at).join('');
}
