import type { Headcount, LevyParameters } from '@nosmilliards/domain/levy/parameters';
import { netOfTyped } from '@nosmilliards/domain/levy/levies';
import { familyOf, type LevyOptions, type Status } from '@nosmilliards/domain/levy/status';
import { TYPED } from '@nosmilliards/domain/levy/typed-amount';
import { formatCount } from '@nosmilliards/domain/money/format';
import { typedNumberOf } from '@nosmilliards/domain/money/typed-number';
import type { Asked } from './account.ts';

/** What the visitor said, as typed. */
export type Form = {
  readonly status: Status;
  readonly amount: string;
  readonly tax: string;
  readonly headcount: Headcount;
  /** In percent. */
  readonly share: string;
};

/** An example, not a mean. */
export const EXAMPLE = 2100;

export const NOTHING_SAID: Form = {
  status: 'employee',
  amount: '',
  tax: '',
  headcount: 'under-11',
  share: '',
};

/** Why a field is refused; empty where it can be read, or says nothing. */
export type Refusals = Readonly<Record<'amount' | 'tax' | 'share', string>>;

type Bounds = { readonly min: number; readonly max: number };

const SHARE_BOUNDS = { min: 0, max: 60 };

/** What is asked of the rules: nothing as long as one field is refused. */
export function readForm(
  { status, amount, tax, headcount, share }: Form,
  parameters: LevyParameters,
): { readonly asked: Asked | null; readonly refusals: Refusals } {
  const typed = read(amount, TYPED);
  const highestTax = Math.floor(
    typed.refusal === '' ? netOfTyped(status, typed.value ?? EXAMPLE, parameters) : TYPED.max,
  );
  const knownTax = read(
    tax,
    { min: 0, max: highestTax },
    ', pas plus que ce qui vous reste avant lui',
  );
  const percent = read(share, SHARE_BOUNDS);
  const refusals = { amount: typed.refusal, tax: knownTax.refusal, share: percent.refusal };
  if (Object.values(refusals).some((refusal) => refusal !== '')) return { asked: null, refusals };
  const options: LevyOptions = {
    headcount,
    ...(knownTax.value !== undefined && { knownTax: knownTax.value }),
    ...(percent.value !== undefined &&
      (familyOf(status) === 'agent'
        ? { bonusShare: percent.value / 100 }
        : { supplementaryShare: percent.value / 100 })),
  };
  return { asked: { status, amount: typed.value ?? EXAMPLE, options }, refusals };
}

type Read = { readonly value?: number; readonly refusal: string };

function read(text: string, bounds: Bounds, reason = ''): Read {
  if (text.trim() === '') return { refusal: '' };
  const result = typedNumberOf(text, bounds);
  return result.ok
    ? { value: result.value, refusal: '' }
    : {
        refusal: `Entrez un nombre entre ${formatCount(bounds.min)} et ${formatCount(bounds.max)}${reason}.`,
      };
}
