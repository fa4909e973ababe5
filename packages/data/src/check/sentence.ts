export function sentencesOf(text: string): string[] {
  return text.split(/[.!?…]+(?:\s|$)/u).filter((sentence) => sentence.trim() !== '');
}
