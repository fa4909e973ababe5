import type { Line } from '@nosmilliards/domain/budget/line';
import { createContext, use, type ReactNode } from 'react';
import type { Details } from './detail.ts';

/** What rows need at any depth. Constant during a visit, so that it causes no render. */
export type RowContent = {
  readonly details: Details;
  /** The lines to set against one. */
  readonly facing: (line: Line) => readonly Line[];
  /** The four choices on a line, and the vote in words. A prop, because it belongs to `ballot`. */
  readonly choices: (line: Line) => ReactNode;
};

export const RowContext = createContext<RowContent | null>(null);

export function useRowContext(): RowContent {
  const content = use(RowContext);
  if (content === null) throw new Error('Explorer rows need their context');
  return content;
}
