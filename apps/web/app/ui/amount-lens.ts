import type { Millions } from '@nosmilliards/domain/money/money';
import { createContext } from 'react';

/** The total that an amount is a share of; all spending by default. */
export type AmountWhole = { readonly side: 'expense' | 'revenue'; readonly isPart: boolean };

/** Converts the amounts of a part of the page; `label` names the denominator. */
export type AmountLens = (value: Millions, whole?: AmountWhole) => { text: string; label: string };

/** `null`: amounts are printed in euros. */
export const AmountLensContext = createContext<AmountLens | null>(null);
