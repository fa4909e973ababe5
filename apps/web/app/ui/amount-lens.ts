import type { Millions } from '@nosmilliards/domain/money/money';
import { createContext } from 'react';

/** Converts the amounts of a part of the page; `label` names the denominator. */
export type AmountLens = (value: Millions, total?: Millions) => { text: string; label: string };

/** Read aloud, with its denominator; some voices stumble on the narrow space. */
export function spokenView({ text, label }: ReturnType<AmountLens>): string {
  return `${text.replaceAll('\u202F', '')} ${label}`;
}

/** `null`: amounts are printed in euros. */
export const AmountLensContext = createContext<AmountLens | null>(null);
