export type Label = {
  /** Position of what it names. */
  readonly at: number;
  readonly height: number;
};

/**
 * Positions of labels without overlap, each as near as possible to its target, none past `bottom`.
 */
export function spreadOf(labels: readonly Label[], bottom: number): readonly number[] {
  const tops: number[] = [];
  let free = 0;
  for (const { at, height } of labels) {
    const top = Math.max(at, free);
    tops.push(top);
    free = top + height;
  }
  let end = bottom;
  for (let index = labels.length - 1; index >= 0; index -= 1) {
    end = Math.min(tops[index] ?? 0, end - (labels[index]?.height ?? 0));
    tops[index] = end;
  }
  return tops;
}

/** Wraps at spaces into lines of at most `width` characters; a longer word has its own line. */
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
