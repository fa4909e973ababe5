import type { Line } from '@nosmilliards/domain/budget/line';
import { createContext, use, type ReactNode } from 'react';
import type { Details } from './detail.ts';

/** What rows need at any depth. Constant during a visit, so that it causes no render. */
export type RowContent = {
  readonly details: Details;
  /**
   * The vote on a line: a button for the grid area `vote`, and a panel as wide as the row. A prop
   * because it belongs to another feature.
   */
  readonly vote: (line: Line) => ReactNode;
};

export const RowContext = createContext<RowContent | null>(null);

export function useRowContext(): RowContent {
  const content = use(RowContext);
  if (content === null) throw new Error('Explorer rows need their context');
  return content;
}
