/**
 * Words that this site does not use of itself (PRODUCT.md, « Les mots »; ADR 0011 for the last).
 * « Sondage » may only be said to deny it. A text may be broken anywhere between two words.
 */
const AVOIDED =
  /(?<!pas\s+un\s+)sondage|simulation\s+de\s+vote|les\s+Français\s+veulent|anonym(?!ous)\p{L}+/giu;

/** Each with the line where it begins. */
export function avoidedWordsIn(text: string): readonly string[] {
  return Array.from(text.matchAll(AVOIDED), ({ 0: word, index }) => {
    const line = text.slice(0, index).split('\n').length;
    return `${line} ${word}`;
  });
}
