import type { Sector } from '@nosmilliards/domain/budget/line';
import type { Nature } from '@nosmilliards/domain/budget/nature';
import type { Millions } from '@nosmilliards/domain/money/money';

type NamedAmount = { readonly id: string; readonly title: string; readonly amount: Millions };

/** Percentage of the amounts of a side. */
type Share = { readonly share: number };
type BothSides = { readonly expense: Share; readonly revenue: Share };

/** A figure of the edition; `value` is in `unit`. */
export type RetainedFigure = {
  readonly id: string;
  readonly label: string;
  readonly value: number;
  readonly unit: 'M€' | '€' | '%' | 'personnes';
  readonly perimeter: string;
  readonly note: string;
};

/** The figures of the page, all computed from the dataset. */
export type MethodologyData = {
  readonly year: number;
  readonly version: string;
  readonly perimeter: string;
  readonly laws: readonly { readonly number: string; readonly title: string }[];
  readonly netExpenses: Millions;
  readonly netRevenues: Millions;
  /** Sum of the tree before transfers between administrations are subtracted. */
  readonly grossExpenses: Millions;
  readonly natures: readonly (BothSides & { readonly kind: Nature })[];
  /** Shares by place of reading: `words` names it. */
  readonly readings: readonly (BothSides & { readonly words: string })[];
  /** Shares by year of the figures, the latest first. */
  readonly years: readonly (BothSides & { readonly kind: number })[];
  /** Percentage of each side that is official or calculated. */
  readonly recomputedShare: { readonly expense: number; readonly revenue: number };
  /** Official and calculated amounts that a check recomputes, and the pieces they come from. */
  readonly recomputed: { readonly amounts: number; readonly pieces: number };
  /** Technical lines, in euros per 1 000 € of their side. */
  readonly technical: { readonly expense: number; readonly revenue: number };
  /** `kept`: figure of the simulator. `found`: figure of the national accounts. */
  readonly accounts: readonly {
    readonly label: string;
    readonly kept: Millions | null;
    readonly found: Millions;
  }[];
  readonly balance: Millions;
  readonly split: readonly { readonly label: string; readonly balance: Millions }[];
  readonly transfers: readonly (NamedAmount & {
    readonly nature: Nature;
    readonly treatment: string;
    readonly note: string;
  })[];
  readonly deficits: readonly RetainedFigure[];
  readonly retained: readonly RetainedFigure[];
  readonly gaps: readonly (NamedAmount & { readonly isCard: boolean; readonly reason: string })[];
  readonly cards: {
    /** Without the cards of revenue. */
    readonly count: number;
    readonly sectors: readonly { readonly sector: Sector; readonly count: number }[];
    /** Sum of the cards, without the tax niches. */
    readonly amount: Millions;
    /** The largest votable sub-categories without a card. */
    readonly uncovered: readonly NamedAmount[];
    readonly uncoveredCount: number;
    readonly revenueCount: number;
  };
  readonly game: {
    /** In percent; `cut` is negative. */
    readonly limits: readonly {
      readonly kind: string;
      readonly cut: number;
      readonly rise: number;
      readonly cards: number;
    }[];
    /** Titles of the cards with limits of their own. */
    readonly exceptions: readonly string[];
    readonly groups: readonly { readonly title: string; readonly count: number }[];
    /** With the cards of revenue. */
    readonly cardCount: number;
    readonly revenue: { readonly count: number; readonly amount: Millions };
    /** Cards with a figure comparable to the finance laws. */
    readonly lawCards: number;
    readonly marginCards: number;
    readonly guesses: number;
  };
  readonly comparisons: { readonly written: number; readonly found: number };
  readonly checks: readonly {
    readonly id: string;
    readonly label: string;
    readonly problems: number;
  }[];
  readonly warnings: readonly string[];
  /** Number of sources, and number of pages of their pieces. */
  readonly sources: { readonly sources: number; readonly pieces: number };
};
