/** In em, slightly above the average advance of the font: better no label than a cut one. */
const ADVANCE = 0.56;

function fits(text: string, width: number, size: number): boolean {
  return text.length * size * ADVANCE <= width;
}

/** SVG text does not wrap: returns the lines of a label, or none when a single word is too long. */
export function wrap(text: string, width: number, size: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    if (!fits(word, width, size)) return [];
    const last = lines.at(-1);
    const joined = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && fits(joined, width, size)) lines[lines.length - 1] = joined;
    else lines.push(word);
  }
  return lines;
}
