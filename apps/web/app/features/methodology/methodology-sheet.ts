import type { Nature, Sector } from '@nosmilliards/domain/budget/line';
import type { Millions } from '@nosmilliards/domain/money/money';

type NamedAmount = { readonly id: string; readonly title: string; readonly amount: Millions };

/** In percent of the amounts of a side. */
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

/** What the page counts and quotes, all of it from the dataset. */
export type MethodologySheet = {
  readonly year: number;
  readonly version: string;
  readonly perimeter: string;
  readonly laws: readonly { readonly number: string; readonly title: string }[];
  readonly netExpenses: Millions;
  readonly netRevenues: Millions;
  /** Every amount of the tree, before what is passed on is taken away. */
  readonly grossExpenses: Millions;
  readonly natures: readonly (BothSides & { readonly kind: Nature })[];
  /** Where the figures were read, in words. */
  readonly readings: readonly (BothSides & { readonly words: string })[];
  /** Official and calculated amounts worked out again, and the pieces they come from. */
  readonly recomputed: { readonly amounts: number; readonly pieces: number };
  /** Technical lines, in euros out of 1 000 of their side. */
  readonly technical: { readonly expense: number; readonly revenue: number };
  /** What the simulator keeps beside what the national accounts found. */
  readonly accounts: readonly {
    readonly label: string;
    readonly kept: Millions | null;
    readonly found: Millions;
  }[];
  readonly balance: Millions;
  readonly split: readonly { readonly label: string; readonly balance: Millions }[];
  readonly transfers: readonly (NamedAmount & {
    readonly treatment: string;
    readonly note: string;
  })[];
  readonly deficits: readonly RetainedFigure[];
  readonly retained: readonly RetainedFigure[];
  readonly gaps: readonly (NamedAmount & { readonly isCard: boolean; readonly reason: string })[];
  readonly cards: {
    /** Without revenue. */
    readonly count: number;
    readonly sectors: readonly { readonly sector: Sector; readonly count: number }[];
    /** What all cards but the tax niches add up to. */
    readonly amount: Millions;
    /** The largest sub-categories one can vote on and no card covers. */
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
    /** Titles of the cards that the rule does not bound. */
    readonly exceptions: readonly string[];
    readonly groups: readonly { readonly title: string; readonly count: number }[];
    /** With revenue. */
    readonly cardCount: number;
    readonly revenue: { readonly count: number; readonly amount: Millions };
    /** Cards with a figure to set beside the finance laws. */
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
  /** How many, and how many pages of pieces they have. */
  readonly sources: { readonly sources: number; readonly pieces: number };
};
