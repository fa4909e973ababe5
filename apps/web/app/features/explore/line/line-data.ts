import type { Quotable } from '../quote/quote.tsx';
import type { FoldedLines } from '@nosmilliards/domain/budget/breakdown';
import type { LensView } from '@nosmilliards/domain/budget/lens';
import type { Line } from '@nosmilliards/domain/budget/line';
import type { Millions } from '@nosmilliards/domain/money/money';
import type { LineDrawing } from './line-drawing.ts';
import type { LineFact } from './line-facts.tsx';
import type { SheetPaint } from '#ui/sheet/plan.ts';
import type { ShownStage } from '#ui/stage-list.tsx';

export type LineLink = { readonly id: string; readonly title: string };
type NamedAmount = LineLink & { readonly amount: Millions };
/** A child; `isOutside` when the total of its parent leaves it out. */
export type LineChild = NamedAmount & { readonly isOutside: boolean };

export type LineHistory = {
  readonly years: readonly {
    readonly year: number;
    readonly bars: readonly { readonly isSpent: boolean; readonly amount: Millions }[];
  }[];
  /** Year, voted, spent, requested, in millions of euros. */
  readonly rows: readonly (readonly string[])[];
  /** The laws that voted these amounts, as a list in words. */
  readonly laws: string;
  /** Source of the years other than the edition's. */
  readonly source: {
    readonly title: string;
    readonly url: string;
    /** Somebody else's copy of the document. */
    readonly isCopy: boolean;
  } | null;
  /** Why two years are hard to compare; empty when no reason is known. */
  readonly break: string;
  /** How the amounts were computed, when not obvious. */
  readonly remarks: readonly string[];
  readonly reading: string;
};

type NextLaw = {
  /** What to know to read it, or ''. */
  readonly note: string;
  readonly stages: readonly ShownStage[];
};

type ProgrammeSheet = {
  readonly facts: readonly LineFact[];
  readonly hasJobs: boolean;
  readonly indicators: readonly {
    readonly key: string;
    readonly title: string;
    /** What the indicator measures; empty when the title says it. */
    readonly detail: string;
    readonly measures: readonly LineFact[];
    /** Places on one axis, in percent of its length. */
    readonly axis: {
      readonly before: number | null;
      readonly target: number;
      readonly result: number;
    };
  }[];
};

type LineSource = {
  readonly producer: string;
  readonly title: string;
  /** Empty when the document is not online. */
  readonly url: string;
  /** « 59 946,3 M€, loi de finances initiale 2025 ». */
  readonly amount: string;
  /** Where it is in the document. */
  readonly reference: string;
  /** What the amount leaves out; empty when nothing is known. */
  readonly silentOn: string;
  /** The other facts about the document and the amount. */
  readonly facts: readonly (readonly [name: string, text: string])[];
};

/** `to`: page of the cell or line it was read in; empty without one. */
export type LineTerm = {
  readonly sign: string;
  readonly label: string;
  readonly to: string;
  readonly amount: string;
};

/** The share and the rank of the line among its siblings. */
type LinePlace = {
  /** « 31,2 % » of the parent, or of the side's total; `null` when no share is computed. */
  readonly share: string | null;
  /** The denominator, for a line without a parent. */
  readonly whole: string;
  /** Empty when the line is counted in the total. */
  readonly outside: string;
  /** By amount; `null` when a rank makes no sense. */
  readonly rank: number | null;
  /** Siblings that a visitor can open, with this line. */
  readonly lines: number;
  readonly previous: LineLink | null;
  readonly next: LineLink | null;
};

/**
 * The data of a line's page, with texts written at build time: the visitor downloads the texts, not
 * the code that writes them.
 */
export type LineData = {
  readonly line: Line & { readonly code?: string };
  readonly isVotable: boolean;
  /** The year of the edition. */
  readonly year: number;
  /** For `<title>`, unique to each line. */
  readonly pageTitle: string;
  readonly summary: string;
  /** « Programme 146 · Dépense publique ». */
  readonly kind: string;
  /** The amount in every meaningful unit. */
  readonly views: readonly (LensView & { readonly lens: string })[];
  /** From the category to the parent. */
  readonly path: readonly LineLink[];
  readonly place: LinePlace;
  readonly description: string | null;
  readonly facts: readonly LineFact[];
  /** A warning about the amount. */
  readonly notice: {
    readonly title: string;
    readonly text: string;
    /** Lexicon entry that defines it. */
    readonly term: string;
  } | null;
  /** « Loi de finances initiale 2025 ». */
  readonly vintage: string;
  /** How certain the amount is, in words. */
  readonly nature: string;
  /** « , dont 7 % estimé (± 7,0 Md€) »; empty without an estimate below a sum. */
  readonly estimated: string;
  /** « 52,8 % de 2025, 38,7 % de 2024 »; empty for a line that is not a sum. */
  readonly years: string;
  /** « ± 50 M€ »; empty when unknown. */
  readonly margin: string;
  /** Largest first, the small ones in a separate list. */
  readonly children: FoldedLines<LineChild>;
  /** Bands of its side and its own squares; `null` outside the total. */
  readonly sheet: {
    readonly bands: readonly { readonly paint: SheetPaint; readonly squares: number }[];
    readonly runs: readonly { readonly start: number; readonly squares: number }[];
  } | null;
  /** The lines of its parent, itself included. */
  readonly siblings: readonly NamedAmount[];
  /** Proposed for a comparison. */
  readonly facing: readonly NamedAmount[];
  readonly drawing: LineDrawing;
  readonly gap: { readonly amount: Millions; readonly reason: string } | null;
  readonly cards: readonly NamedAmount[];
  readonly quotable: Quotable;
  readonly history: LineHistory | null;
  /** What is voted and proposed after the year; `null` when nothing may be shown. */
  readonly next: NextLaw | null;
  /** Of a category: its missions and the social goals. */
  readonly nextGroups: readonly {
    readonly title: string;
    readonly rows: readonly (NextLaw & { readonly title: string })[];
  }[];
  readonly programme: ProgrammeSheet | null;
  readonly source: LineSource;
  /** The terms the amount is computed from; empty for the sum of the children. */
  readonly formula: readonly LineTerm[];
  /** The functions of Eurostat that a category corresponds to in part. */
  readonly abroad: {
    readonly reason: string;
    readonly functions: readonly { readonly code: string; readonly title: string }[];
  } | null;
  /** The issue form, with its first fields filled in. */
  readonly reportLink: string;
};
