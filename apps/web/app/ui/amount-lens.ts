import type { Millions } from '@nosmilliards/domain/money/money';
import { createContext } from 'react';

/** How amounts are seen inside a part of the page; `label` names the denominator. */
export type AmountLens = (value: Millions) => { text: string; label: string };

/** `null` where amounts are simply written. */
export const AmountLensContext = createContext<AmountLens | null>(null);
