import type { Line } from '@nosmilliards/domain/budget/line';
import { createContext, use, type ReactNode } from 'react';
import type { Details } from './detail.ts';

/** What rows need at any depth. Never changes during a visit: no row draws again because of it. */
export type RowContent = {
  readonly details: Details;
  /**
   * The vote on a line: a button for the grid area `vote`, and what it opens, as wide as the row.
   * Another feature draws it.
   */
  readonly vote: (line: Line) => ReactNode;
};

export const RowContext = createContext<RowContent | null>(null);

export function useRowContext(): RowContent {
  const content = use(RowContext);
  if (content === null) throw new Error('Explorer rows need their context');
  return content;
}
