/** One budget of a link: its code and the first name its author chose to add. */
export type LinkedBudget = {
  readonly code: string;
  readonly name: string | null;
  /** Of the room that made it; 0 when they were not counted. Absent from the budget of one person. */
  readonly people?: number;
};
/** Those of one link: at least one. */
export type LinkedBudgets = readonly [LinkedBudget, ...LinkedBudget[]];

/** A family or a group of friends; the page of a duel shows them all at once. */
export const MOST_BUDGETS = 6;
export const LONGEST_NAME = 20;

/** Both are outside the alphabet of codes and of encoded names. */
const BETWEEN_BUDGETS = '.';
const BEFORE_NAME = '=';

/**
 * One word of letters, a hyphen or an apostrophe between them: nothing that could be markup, nor the
 * full name of somebody known.
 */
const NAME = /^\p{L}[\p{L}\p{M}]*(?:[’-]\p{L}[\p{L}\p{M}]*)*$/u;
const NEVER_IN_NAME = /[^\p{L}\p{M}’-]/gu;

/** What stays of a first name while it is typed: no digit, no sign, twenty characters. */
export function typedName(typed: string): string {
  const kept = typed.normalize('NFC').replaceAll("'", '’').replace(NEVER_IN_NAME, '');
  return kept.slice(0, LONGEST_NAME);
}

/** `null` when the text is not a first name: a link may hold anything. */
export function firstNameOf(text: string): string | null {
  const name = text.normalize('NFC').trim();
  return name.length <= LONGEST_NAME && NAME.test(name) ? name : null;
}

/** As many as a room may count. */
const PEOPLE = /^(?:0|[1-9]\d{0,2})$/;

/** « CODE=28 »: no first name is a number, and a reader that knows none leaves it out. */
function signatureOf({ name, people }: LinkedBudget): string | null {
  return people === undefined ? name && encodeURIComponent(name) : String(people);
}

/** The text after the `#` of a link: « CODE », « CODE=Camille.CODE ». */
export function linkTextOf(budgets: readonly LinkedBudget[]): string {
  return budgets
    .map((budget) => {
      const signature = signatureOf(budget);
      return signature === null ? budget.code : `${budget.code}${BEFORE_NAME}${signature}`;
    })
    .join(BETWEEN_BUDGETS);
}

/** Never throws. Codes are not decoded here; a name that cannot be read is left out. */
export function linkedBudgetsOf(text: string): LinkedBudgets {
  const [first = '', ...others] = text.split(BETWEEN_BUDGETS);
  return [linkedBudgetOf(first), ...others.map(linkedBudgetOf)];
}

function linkedBudgetOf(part: string): LinkedBudget {
  const at = part.indexOf(BEFORE_NAME);
  if (at === -1) return { code: part, name: null };
  const code = part.slice(0, at);
  const signature = part.slice(at + 1);
  return PEOPLE.test(signature)
    ? { code, name: null, people: Number(signature) }
    : { code, name: readName(signature) };
}

function readName(encoded: string): string | null {
  try {
    return firstNameOf(decodeURIComponent(encoded));
  } catch {
    // URIError: a percent sign that encodes no character.
    return null;
  }
}
