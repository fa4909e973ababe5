import type { FoldedLines } from '@nosmilliards/domain/budget/breakdown';
import type { LensView } from '@nosmilliards/domain/budget/lens';
import type { Line } from '@nosmilliards/domain/budget/line';
import type { Millions } from '@nosmilliards/domain/money/money';
import type { LineFact } from './line-facts.tsx';

export type LineLink = { readonly id: string; readonly title: string };
type NamedAmount = LineLink & { readonly amount: Millions };
/** A line below, which the total of the one above may leave out. */
export type LineChild = NamedAmount & { readonly isOutside: boolean };

export type LineHistory = {
  /** Where the bars start, in percent of their width: 0 unless an amount is negative. */
  readonly zero: number;
  readonly years: readonly {
    readonly year: number;
    readonly bars: readonly {
      readonly isSpent: boolean;
      readonly amount: Millions;
      readonly x: number;
      readonly width: number;
    }[];
  }[];
  /** Year, voted, spent, asked for: in millions of euros. */
  readonly rows: readonly (readonly string[])[];
  /** The laws that voted these years, as a sentence lists them. */
  readonly laws: string;
  /** Where the years other than the line's own are read. */
  readonly source: { readonly title: string; readonly url: string } | null;
  /** What makes two years hard to compare; empty when nothing is known to. */
  readonly break: string;
  /** How the amounts were made, where it is not plain. */
  readonly remarks: readonly string[];
  readonly reading: string;
};

type ProgrammeSheet = {
  readonly facts: readonly LineFact[];
  readonly hasJobs: boolean;
  readonly indicators: readonly {
    readonly key: string;
    readonly title: string;
    /** What of it is measured; empty when the title says it. */
    readonly detail: string;
    readonly measures: readonly LineFact[];
  }[];
};

type LineCard = NamedAmount & {
  /** Why the card and the lines it covers differ; empty when they do not. */
  readonly gapReason: string;
};

type LineSource = {
  readonly producer: string;
  readonly title: string;
  /** Empty when the document is not on the web. */
  readonly url: string;
  /** Everything else that is known of it and of the figure. */
  readonly facts: readonly (readonly [name: string, text: string])[];
};

/** `to` is the cell or the line it was read in; empty for what has no page. */
export type LineTerm = {
  readonly sign: string;
  readonly label: string;
  readonly to: string;
  readonly amount: string;
};

/** Where the line stands among those beside it. */
type LinePlace = {
  /** « 31,2 % » of the line above, or of the side's total; `null` where no share is computed. */
  readonly share: string | null;
  /** What it is a share of, where no line stands above. */
  readonly whole: string;
  /** Says so where the line is in no total; empty elsewhere. */
  readonly outside: string;
  /** By amount; `null` for a line no rank suits. */
  readonly rank: { readonly rank: number; readonly count: number } | null;
  readonly previous: LineLink | null;
  readonly next: LineLink | null;
};

/** All that the page of a line shows. What can be worded when the page is written is: the visitor
 * then downloads the words, not the code that finds them. */
export type LineSheet = {
  readonly line: Line & { readonly code?: string };
  readonly isVotable: boolean;
  /** The year of the edition. */
  readonly year: number;
  /** For the head of the page: no two lines share a title. */
  readonly pageTitle: string;
  readonly summary: string;
  /** « Programme 146 · Dépense publique ». */
  readonly kind: string;
  /** The amount through every lens that says something of it. */
  readonly views: readonly (LensView & { readonly lens: string })[];
  /** From the category down to the line above. */
  readonly path: readonly LineLink[];
  readonly place: LinePlace;
  readonly description: string;
  /** False when the description is the sentence that stands for every line without one. */
  readonly isDescribed: boolean;
  readonly facts: readonly LineFact[];
  /** What a reader must know before using the figure. */
  readonly notice: {
    readonly title: string;
    readonly text: string;
    /** The word of the lexicon that defines it. */
    readonly term: string;
  } | null;
  /** « Loi de finances initiale 2025 ». */
  readonly vintage: string;
  /** How sure the figure is, in words. */
  readonly nature: string;
  /** « ± 50 M€ »; empty where nothing is known. */
  readonly margin: string;
  /** Largest first, the small ones apart. */
  readonly children: FoldedLines<LineChild>;
  readonly gap: { readonly amount: Millions; readonly reason: string } | null;
  readonly cards: readonly LineCard[];
  readonly history: LineHistory | null;
  readonly programme: ProgrammeSheet | null;
  readonly source: LineSource;
  /** What the amount is worked out from; empty for the sum of the lines below. */
  readonly formula: readonly LineTerm[];
  /** The form where an error is reported, its first questions answered. */
  readonly reportLink: string;
};
