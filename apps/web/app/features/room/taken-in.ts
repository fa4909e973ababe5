import type { Numbering } from '@nosmilliards/contract/ballot-code';
import type { Territory } from '@nosmilliards/domain/vote/territory';
import { receivedBudgetOf, type ReceivedBudget } from '#ballot/budget-code.ts';

/** What was pasted, or seen by the camera: budgets, and what is not one, with the reason. */
export type TakenIn = {
  readonly codes: readonly string[];
  readonly refused: readonly { readonly text: string; readonly reason: string }[];
};

type Reader = (code: string) => ReturnType<typeof receivedBudgetOf>;

export function readerOf(numbering: Numbering, territory: Territory): Reader {
  return (code) => receivedBudgetOf(code, numbering, territory);
}

/** One or many links or codes, on lines or side by side. */
export function takenInOf(text: string, read: Reader): TakenIn {
  const codes: string[] = [];
  const refused: { text: string; reason: string }[] = [];
  for (const word of text.split(/\s+/)) {
    if (word === '') continue;
    const code = codeIn(word);
    const budget = read(code);
    if (budget.ok) codes.push(code);
    else refused.push({ text: shortened(word), reason: budget.reason });
  }
  return { codes, refused };
}

/** Those that can be read, each as many times as it was taken in. */
export function budgetsOf(codes: readonly string[], read: Reader): readonly ReceivedBudget[] {
  return codes.flatMap((code) => {
    const budget = read(code);
    return budget.ok ? [budget.value] : [];
  });
}

/** The codes met more than once: two may agree, or one was scanned twice. */
export function repeatedIn(codes: readonly string[]) {
  const counts = new Map<string, number>();
  for (const code of codes) counts.set(code, (counts.get(code) ?? 0) + 1);
  return [...counts].flatMap(([code, count]) => (count > 1 ? [{ code, count }] : []));
}

/** One of them less: the last that came. */
export function withoutOne(codes: readonly string[], code: string): readonly string[] {
  const at = codes.lastIndexOf(code);
  return codes.filter((_, index) => index !== at);
}

/** What follows the `#` of a link; a code by itself is one. */
function codeIn(word: string): string {
  const at = word.indexOf('#');
  return at < 0 ? word : word.slice(at + 1);
}

const SHOWN_LENGTH = 32;

function shortened(text: string): string {
  return text.length > SHOWN_LENGTH ? `${text.slice(0, SHOWN_LENGTH)}…` : text;
}
