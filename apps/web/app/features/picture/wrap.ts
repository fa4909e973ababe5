/** A little above the mean advance of the text face: words kept out beat words cut short. */
const ADVANCE = 0.56;

/** SVG text does not wrap: the lines of a label, or none when a word alone is too long. */
export function wrap(text: string, width: number, size: number): readonly string[] {
  const most = Math.floor(width / (size * ADVANCE));
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    if (word.length > most) return [];
    const last = lines.at(-1);
    const joined = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && joined.length <= most) lines[lines.length - 1] = joined;
    else lines.push(word);
  }
  return lines;
}
