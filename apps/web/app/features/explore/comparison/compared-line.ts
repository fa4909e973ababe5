import type { Line } from '@nosmilliards/domain/budget/line';

/** A line, with the facts shown beside its amount. */
export type ComparedLine = Line & {
  /** From the category to the parent. */
  readonly path: readonly { readonly id: string; readonly title: string }[];
  /** On the sheet of its side; `null` outside the total. */
  readonly squares: number | null;
  readonly ancestorIds: readonly string[];
  /** The law or the year of the amount, in words; `null` for a sum. */
  readonly vintage: string | null;
  readonly source: { readonly title: string; readonly producer: string } | null;
};
