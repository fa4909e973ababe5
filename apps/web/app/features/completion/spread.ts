/** Labels at least `gap` apart, each as near as can be to what it names, none below `bottom`. */
export function spreadOf(
  places: readonly number[],
  { gap, top, bottom }: { readonly gap: number; readonly top: number; readonly bottom: number },
): readonly number[] {
  const spread: number[] = [];
  let lowest = top - gap;
  for (const place of places) {
    lowest = Math.max(place, lowest + gap);
    spread.push(lowest);
  }
  let highest = bottom + gap;
  for (let index = spread.length - 1; index >= 0; index -= 1) {
    highest = Math.min(spread[index] ?? 0, highest - gap);
    spread[index] = highest;
  }
  return spread;
}

/** Cut between words into lines of at most `width` signs; a longer word has a line of its own. */
export function linesOf(text: string, width: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.length - 1;
    const joined = `${lines[last] ?? ''} ${word}`;
    if (last >= 0 && joined.length <= width) lines[last] = joined;
    else lines.push(word);
  }
  return lines;
}
