import type { Numbering } from '@nosmilliards/contract/ballot-code';
import type { Territory } from '@nosmilliards/domain/vote/territory';
import { comparedBudgetOf, type ReceivedBudget } from '#ballot/budget-code.ts';

/** The result of a paste or a scan: budgets, and refused texts with their reason. */
export type TakenIn = {
  readonly codes: readonly string[];
  readonly refused: readonly { readonly text: string; readonly reason: string }[];
};

type Reader = (code: string) => ReturnType<typeof comparedBudgetOf>;

export function readerOf(numbering: Numbering, territory: Territory): Reader {
  return (code) => comparedBudgetOf(code, numbering, territory);
}

/** One or more links or codes, separated by white space. */
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

/** The readable budgets; a code collected twice counts twice. */
export function budgetsOf(codes: readonly string[], read: Reader): readonly ReceivedBudget[] {
  return codes.flatMap((code) => {
    const budget = read(code);
    return budget.ok ? [budget.value] : [];
  });
}

/** Codes collected more than once: equal budgets, or one scanned twice. */
export function repeatedIn(codes: readonly string[]) {
  const counts = new Map<string, number>();
  for (const code of codes) counts.set(code, (counts.get(code) ?? 0) + 1);
  return [...counts].flatMap(([code, count]) => (count > 1 ? [{ code, count }] : []));
}

/** Removes the last occurrence of a code. */
export function withoutOne(codes: readonly string[], code: string): readonly string[] {
  const at = codes.lastIndexOf(code);
  return codes.filter((_, index) => index !== at);
}

/** The fragment of a link, or the code itself. */
function codeIn(word: string): string {
  const at = word.indexOf('#');
  return at < 0 ? word : word.slice(at + 1);
}

const SHOWN_LENGTH = 32;

function shortened(text: string): string {
  return text.length > SHOWN_LENGTH ? `${text.slice(0, SHOWN_LENGTH)}…` : text;
}
