import type { Headcount } from '@nosmilliards/domain/levy/parameters';
import { TYPED } from '@nosmilliards/domain/levy/typed-amount';
import { typedNumberOf } from '@nosmilliards/domain/money/typed-number';
import type { LevyOptions, Status } from '@nosmilliards/domain/levy/status';
import type { Asked } from './account.ts';
import { FAMILIES, type Family } from './words.ts';

/** What the visitor said, as typed. */
export type Form = {
  readonly family: Family;
  readonly status: Status;
  readonly amount: string;
  /** The last amount that could be read. */
  readonly read: number;
  readonly tax: string;
  readonly headcount: Headcount;
  /** In percent. */
  readonly share: string;
};

/** An example, not a mean. */
export const EXAMPLE = 2100;

export const NOTHING_SAID: Form = {
  family: 'employee',
  status: FAMILIES.employee.kinds[0].status,
  amount: '',
  read: EXAMPLE,
  tax: '',
  headcount: 'under-11',
  share: '',
};

/** What cannot be read leaves the last amount that could; an emptied field, the example. */
export function amountTyped(text: string): Partial<Form> {
  const typed = typedNumberOf(text, TYPED);
  if (typed.ok) return { amount: text, read: typed.value };
  return text.trim() === '' ? { amount: text, read: EXAMPLE } : { amount: text };
}

/** Whether the result is that of what the field shows, or of the example where it is empty. */
export function isRead({ amount }: Form): boolean {
  return amount.trim() === '' || typedNumberOf(amount, TYPED).ok;
}

/** What the tax of a month and a share of the pay may be. */
export const TAX_BOUNDS = { min: 0, max: 10_000 };
export const SHARE_BOUNDS = { min: 0, max: 60 };

/** What is asked of the rules; a text that cannot be read counts as nothing said. */
export function askedOf({ status, family, read, tax, headcount, share }: Form): Asked {
  const knownTax = valueOf(tax, TAX_BOUNDS);
  const percent = valueOf(share, SHARE_BOUNDS);
  const options: LevyOptions = {
    headcount,
    ...(knownTax !== undefined && { knownTax }),
    ...(percent !== undefined &&
      (family === 'agent' ? { bonusShare: percent / 100 } : { supplementaryShare: percent / 100 })),
  };
  return { status, amount: read, options };
}

function valueOf(text: string, bounds: { min: number; max: number }): number | undefined {
  const result = typedNumberOf(text, bounds);
  return result.ok ? result.value : undefined;
}
