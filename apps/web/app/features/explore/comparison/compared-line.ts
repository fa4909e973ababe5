import type { Line, Origin } from '@nosmilliards/domain/budget/line';

/** A line, with the facts shown beside its amount. */
export type ComparedLine = Line & {
  /** From the category to the parent. */
  readonly path: readonly { readonly id: string; readonly title: string }[];
  /** On the sheet of its side; `null` outside the total. */
  readonly squares: number | null;
  readonly ancestorIds: readonly string[];
  /** The law or the years of the amount, in words. */
  readonly vintage: string;
  /** All who pay or collect its lines, where they are several. */
  readonly payers: readonly Origin[];
  readonly source: { readonly title: string; readonly producer: string } | null;
};
