import type { Line } from '@nosmilliards/domain/budget/line';

/** A line, and what stands beside its amount. */
export type ComparedLine = Line & {
  /** From the category down to the parent. */
  readonly path: readonly { readonly id: string; readonly title: string }[];
  readonly ancestorIds: readonly string[];
  /** The text or year of the figure, in words; `null` for a sum. */
  readonly vintage: string | null;
  readonly source: { readonly title: string; readonly producer: string } | null;
};
