import type { Millions } from '@nosmilliards/domain/money/money';
import { createContext } from 'react';

/** What an amount is counted against: a part of all spending unless told. */
export type AmountWhole = { readonly side: 'expense' | 'revenue'; readonly isPart: boolean };

/** How amounts are seen inside a part of the page; `label` names the denominator. */
export type AmountLens = (value: Millions, whole?: AmountWhole) => { text: string; label: string };

/** `null` where amounts are simply written. */
export const AmountLensContext = createContext<AmountLens | null>(null);
