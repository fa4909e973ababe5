import type { Millions } from '@nosmilliards/domain/money/money';
import { createContext } from 'react';

/** Converts the amounts of a part of the page; `label` names the denominator. */
export type AmountLens = (value: Millions) => { text: string; label: string };

/** `null`: amounts are printed in euros. */
export const AmountLensContext = createContext<AmountLens | null>(null);
