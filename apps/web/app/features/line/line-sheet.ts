import type { Line } from '@nosmilliards/domain/line';
import type { Millions } from '@nosmilliards/domain/money';

export type LineLink = { readonly id: string; readonly title: string };
export type NamedAmount = LineLink & { readonly amount: Millions };

export type HistoryKind = 'plf' | 'lfi' | 'execution';
export type HistoryPoint = {
  readonly year: number;
  readonly kind: HistoryKind;
  readonly amount: Millions;
};
export type LineHistory = {
  readonly points: readonly HistoryPoint[];
  /** What makes two years hard to compare; empty when nothing is known to. */
  readonly break: string;
  /** Added up from the lines below. */
  readonly isSum: boolean;
};

export type Indicator = {
  readonly code: string;
  readonly title: string;
  readonly detail: string;
  readonly unit: string;
  /** The year before the edition. */
  readonly before: number | null;
  readonly target: number;
  readonly result: number;
};
export type ProgrammeFacts = {
  readonly ministry: string;
  readonly staffCost: Millions | null;
  readonly jobsVoted: number | null;
  readonly jobsFilled: number | null;
  readonly indicators: readonly Indicator[];
};

export type LineCard = NamedAmount & {
  /** Why the card and the lines it covers differ; empty when they do not. */
  readonly gapReason: string;
};

export type LineSource = {
  readonly producer: string;
  readonly title: string;
  /** Empty when the document is not on the web. */
  readonly url: string;
  readonly published: string;
  readonly consulted: string;
  readonly licence: string;
  readonly note: string;
};

/** Where the line stands among those beside it. */
export type LinePlace = {
  /** In percent of the line above, or of the side's total; `null` where no share is computed. */
  readonly share: number | null;
  readonly rank: number;
  readonly count: number;
  readonly previous: LineLink | null;
  readonly next: LineLink | null;
};

/** All that the page of a line shows. */
export type LineSheet = {
  readonly line: Line & { readonly code?: string };
  /** The year of the edition. */
  readonly year: number;
  /** From the category down to the line above. */
  readonly path: readonly LineLink[];
  readonly place: LinePlace;
  readonly description: string;
  /** False when the description is the sentence that stands for every line without one. */
  readonly isDescribed: boolean;
  readonly texts: {
    readonly pays?: string;
    readonly concerns?: string;
    readonly silentOn?: string;
  };
  /** Text and year of the figure, as the dataset codes it; empty for a sum. */
  readonly vintage: string;
  readonly stateBudget: string;
  readonly beneficiary: string;
  readonly reference: string;
  readonly note: string;
  /** Largest first. */
  readonly children: readonly NamedAmount[];
  readonly gap: { readonly amount: Millions; readonly reason: string } | null;
  readonly cards: readonly LineCard[];
  readonly history: LineHistory | null;
  readonly programme: ProgrammeFacts | null;
  readonly source: LineSource;
};
