import type { Baseline } from '../budget/baseline.ts';
import { formatAmount } from '../money/format.ts';
import {
  differenceOf,
  magnitudeOf,
  millions,
  oppositeOf,
  ZERO,
  type Millions,
} from '../money/money.ts';

/** A mark that the player puts on the line of the balance (O5). */
export type TargetId = 'none' | 'balance' | 'reference' | 'surplus';

export type Target = {
  readonly id: TargetId;
  readonly title: string;
  /** In a sentence: « sous 3 % du PIB (89,8 Md€) ». */
  readonly aim: string;
  readonly description: string;
  /** Where the mark stands; `null` without one. A surplus is anywhere above zero. */
  readonly balance: Millions | null;
  /** Of the mark on a line, when it is not at zero. */
  readonly label?: string;
};

export const TARGET_IDS = [
  'none',
  'balance',
  'reference',
  'surplus',
] as const satisfies readonly TargetId[];

/** The reference value of the European treaties, in percent of GDP. */
const REFERENCE_PERCENT = 3;

export function targetOf(id: TargetId, { gdp }: Pick<Baseline, 'gdp'>): Target {
  const reference = millions(Math.round((gdp * REFERENCE_PERCENT) / 100));
  const targets = {
    none: {
      title: 'Comme je veux',
      aim: 'comme je veux',
      description: 'Aucun repère de plus.',
      balance: null,
    },
    balance: {
      title: 'Équilibre',
      aim: 'équilibre',
      description: 'Autant de recettes que de dépenses\u00A0: 0\u00A0Md€.',
      balance: ZERO,
    },
    reference: {
      title: `Sous ${REFERENCE_PERCENT}\u00A0% du PIB`,
      aim: `sous ${REFERENCE_PERCENT}\u00A0% du PIB (${formatAmount(reference)})`,
      description: `Déficit de ${formatAmount(reference)} au plus.`,
      balance: oppositeOf(reference),
      label: `${REFERENCE_PERCENT}\u00A0%`,
    },
    surplus: {
      title: 'Excédent',
      aim: 'excédent',
      description: 'Plus de recettes que de dépenses.',
      balance: ZERO,
    },
  };
  return { id, ...targets[id] };
}

/** « Atteint. », or what is left: « Reste 21,0 Md€. »; empty without a target. */
export function targetStateOf({ id, balance: mark }: Target, balance: Millions): string {
  if (mark === null) return '';
  const isReached = id === 'surplus' ? balance > mark : balance >= mark;
  if (isReached) return 'Atteint.';
  const left = magnitudeOf(differenceOf(balance, mark));
  return `Reste ${formatAmount(left, { form: 'billions' })}.`;
}
