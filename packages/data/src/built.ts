import type { Baseline } from '@nosmilliards/domain/budget/baseline';
import type { LensView } from '@nosmilliards/domain/budget/lens';
import type { StateBalance } from '@nosmilliards/domain/budget/state-balance';
import type { Stage } from '@nosmilliards/domain/budget/next-law';
import type { NamedMark } from '@nosmilliards/domain/game/card-face';
import type { EditionStamp } from '@nosmilliards/domain/game/edition';
import type { Group } from '@nosmilliards/domain/game/group';
import type { Question } from '@nosmilliards/domain/game/guess';
import type { LawRow } from '@nosmilliards/domain/game/law';
import type { Denominator } from '@nosmilliards/domain/vote/denominator';
import type { Card, FaceUpCard, Marks } from '@nosmilliards/domain/vote/card';
import type {
  BareLine,
  Line,
  Origin,
  Paint,
  Reading,
  Side,
} from '@nosmilliards/domain/budget/line';
import type { Nature } from '@nosmilliards/domain/budget/nature';
import type { LevyParameters } from '@nosmilliards/domain/levy/parameters';
import type { Spread } from '@nosmilliards/domain/levy/spread';
import type { Millions } from '@nosmilliards/domain/money/money';
import type { NormalisedComparison } from '@nosmilliards/domain/comparison/prebuilt';
import type { TimeUnit } from '@nosmilliards/domain/series/time-title';
import type { Columns } from './columns.ts';

/** The files of `built/`. Amounts are in millions of euros unless `unit` says otherwise. */

export type Figure = {
  id: string;
  label: string;
  value: number;
  unit: 'M€' | '€' | '%' | 'personnes';
  nature: Nature;
  source: string;
  reference: string;
  year: number;
  perimeter: string;
  note: string;
};

export type Law = { title: string; number: string; promulgated: string; source: string };

/** built/edition.json */
export type BuiltEdition = {
  year: number;
  title: string;
  version: string;
  date: string;
  updated: string;
  currency: string;
  perimeter: string;
  laws: Law[];
  baseline: Baseline;
  /** Observed by the national accounts; the baseline holds the expected values. */
  found: { deficit: Millions };
  consolidation: {
    grossTotal: number;
    netTotal: number;
    deductedTransfers: number;
    /** Computed: every amount of the tree before consolidation. */
    treeGrossTotal: number;
  };
};

/** built/figures.json: the figures of `edition.yaml`, by id. */
export type BuiltFigures = { figures: Record<string, Figure> };

/** built/bridges.json, by id: the numbers that exist for one name, and why they differ. */
export type Bridge = {
  name: string;
  numbers: {
    says: string;
    amount: Millions;
    /** The spending of the same account, where it is not the total of the edition. */
    total?: Millions;
    path: string;
    /** Where the card mixes what is planned and what came in. */
    isToQuote?: boolean;
  }[];
  reason: string;
  /** Lines and cards whose « Quel chiffre citer ? » gives these numbers. */
  subjects: string[];
};
export type BuiltBridges = Record<string, Bridge>;

/** built/state-balance.json: the last month published, and the same one a year before. */
export type BuiltStateBalance = StateBalance & {
  /** Page and anchors of the two cells. */
  page: string;
  keys: [now: string, before: string];
  source: string;
};

/** built/sectors.json: spending by sector, for the bar of 1 000 €. */
export type Spender = {
  paint: Exclude<Paint, 'niche'>;
  title: string;
  amount: Millions;
  /** Whole euros out of 1 000; the shares add up to 1 000. */
  perThousand: number;
};
export type BuiltSectors = { total: Millions; spenders: Spender[] };

/** built/sheet.json: the layout of the sheet of 1 000 squares (SPEC.md, K). */
export type BuiltSheet = {
  /** What one square is worth, in millions of euros. */
  square: number;
  /** From left to right; their squares add up to 1 000. */
  bands: (Omit<Spender, 'perThousand'> & { squares: number })[];
  /** Tax niches, drawn outside the 1 000 squares. */
  margin: { amount: Millions; squares: number };
  /** Decisions that one administration pays, wide enough to be named. */
  kinds: { title: string; paint: Paint; start: number; squares: number }[];
  /** First square and number of squares of each card; in the margin, from square 1 000 on. */
  places: Columns<SheetPlace>;
};
export type SheetPlace = { id: string; start: number; squares: number };

/** A line of the tree and where its figure comes from. */
export type BuiltLine = Line & {
  source: string;
  /** Mission, programme, action or tax-expenditure code. */
  code?: string;
  /** The text or year the figure comes from, such as `lfi_2025`; absent for a sum. */
  vintage?: string;
};

/** built/explorer.json: categories and sub-categories of both sides, the first screen. */
export type ExplorerLine = BuiltLine & {
  /** Number of descendants of level 3. */
  programmes: number;
};
/** Without the fields that no screen reads. */
export type BuiltExplorer = { lines: Omit<ExplorerLine, 'origin' | 'code' | 'isInterest'>[] };

/** built/lines/{category}.json: levels 3 to 5 of one category, in tree order. */
export type BuiltLines = { category: string; lines: BuiltLine[] };

export type CardTexts = {
  pays?: string;
  concerns?: string;
  silentOn?: string;
  source?: string;
};

/** built/cards.json */
export type BuiltCard = FaceUpCard & {
  nature: Nature;
  source: string;
  reference: string;
  note: string;
  impactPerAdult: number;
  marks: Marks;
  /** Where the voted and the spent amounts were read, or why they are unknown, in this order. */
  marksRead: string[];
  /** The cells that the spent amount is computed from. */
  spentCells: { page: string; key: string }[];
  /** What the law of the next year votes for the same lines; without amount, `note` says why. */
  nextVote?: {
    year: number;
    amount?: Millions;
    change?: number;
    isCorrected?: boolean;
    note: string;
    source?: string;
  };
  /** Sum of the lines it covers. */
  linesAmount: number;
  /** Amount of the card minus the sum of its lines, when they differ. */
  gap?: { amount: number; reason: string };
  texts?: CardTexts;
};
export type BuiltCards = { cards: BuiltCard[] };

/** built/front.json: the first screen of the home page. */
export type BuiltFront = {
  /** The first card of the deck. */
  card: Pick<BuiltCard, 'id' | 'title' | 'amount' | 'description' | 'icon'> & {
    paint: Paint;
    sectorWord: string;
    marks: NamedMark[];
    /** The amount for the country and for one adult. */
    scales: LensView[];
  };
  /** Number of decisions of the short game. */
  decisions: number;
};

/** built/faces.json: what the game displays of a card and the rules do not read, in deck order. */
export type CardFace = Pick<
  FaceUpCard,
  'id' | 'subcategory' | 'parentCategory' | 'description' | 'icon'
> & {
  nature: Nature;
  marks: Marks;
  /** Who the card is about; empty when no source gives it. */
  concerns: string;
};
export type BuiltFaces = { faces: Columns<CardFace> };

/** built/groups.json: the decisions of the short game, in the order they are played. */
export type BuiltGroups = { groups: Group[] };

/** built/guesses.json: the questions « Devinez d’abord », with answers computed from the lines. */
export type BuiltQuestion = Question & {
  /** The lines whose sum is the answer. */
  lineIds: readonly string[];
};
export type BuiltGuesses = { questions: BuiltQuestion[] };

export type CardLaw = LawRow & {
  /** A caveat on the percentages, or ''. */
  reserve: string;
};
/** Why an amount is rigid from one year to the next, and the legal act that would change it. */
export type CardMargin = {
  kind: 'agents' | 'droits' | 'engagements' | 'enveloppe';
  reason: string;
  act: string;
  source: string;
};
/** Yield of one more point of a revenue: an order of magnitude. */
export type CardPoint = { sentence: string; source: string; note: string };
/** Whom a count counts, how it was read, and the cells that make it. */
export type BuiltCount = {
  label: string;
  perimeter: string;
  /** The cards and groups whose effect it divides. */
  ids: string[];
  reading: Reading;
  /** None for an indicator. */
  places: { page: string; key: string }[];
};
/** built/card-facts.json; the records are keyed by the id of the card. */
export type BuiltCardFacts = {
  laws: CardLaw[];
  margins: Record<string, CardMargin>;
  points: Record<string, CardPoint>;
  /** By the id of a card or of a group. */
  denominators: Record<string, Denominator>;
};

/** What the ledger of votes reads on every page. */
export type BuiltCoverage = { stamp: EditionStamp; lines: BareLine[]; cards: Card[] };
/** built/coverage.json */
export type CoverageFile = {
  stamp: EditionStamp;
  lines: Columns<BareLine>;
  cards: Columns<Card>;
};

/** built/levies.json: all that « Ma part » computes with. */
export type BuiltLevies = {
  /** The months when the law was in force: « mai à décembre 2025 ». */
  period: string;
  /** The day of what has replaced it, what that is, and where that is written. */
  sinceDay: string;
  since: { text: string; url: string }[];
  parameters: LevyParameters;
  spread: Spread;
  /** The lines that levies pay, in the order of the explorer. */
  lines: [id: string, title: string, paint: Paint][];
};

/** built/levy-law.json: every rate of « Ma part », with its text. */
export type LevyText = {
  id: string;
  label: string;
  value: string;
  notes: string;
  /** Why it is an average or a convention, in a few words. */
  assumption?: string;
  text: string;
  url?: string;
  /** A public page where the value was read. */
  seenAt?: string;
  confirmed: 'oui' | 'partiel' | 'non';
};
export type BuiltLevyLaw = {
  consulted: string;
  period: string;
  /** What the other months of the year change. */
  periodNote: string;
  /** What nothing settles. */
  doubts: { about: string; text: string }[];
  groups: { id: string; parameters: LevyText[] }[];
};

/** built/renamings.json: former id → current id. */
export type BuiltRenamings = {
  lines: Record<string, string>;
  cards: Record<string, string>;
};

/** built/gone.json: what former editions had and this one lacks, with its last figure. */
export type GoneEntry = {
  id: string;
  title: string;
  /** None for a piece. */
  amount: number | null;
  year: number;
};
export type BuiltGone = { lines: GoneEntry[]; cards: GoneEntry[]; pieces: GoneEntry[] };

/** built/former/{year}.json: what opens a budget made with that edition. */
export type BuiltFormer = {
  edition: BuiltEdition;
  coverage: CoverageFile;
  groups: BuiltGroups;
  sheet: BuiltSheet;
  codes: BuiltCodes;
};

/** built/comparisons.json: written by hand first, then found by rule. */
export type BuiltComparison = NormalisedComparison & {
  detail: string;
  lineIdsA: string[];
  lineIdsB: string[];
  sources: string[];
  origin: 'redaction' | 'regle';
};
export type BuiltComparisons = { comparisons: BuiltComparison[] };

/** built/home-comparisons.json: the carousel of the home page; first-comparison.json: its first card. */
export type HomeComparison = NormalisedComparison & {
  detail: string;
  /** Colours of the two bars. */
  paints: [Paint, Paint];
  /** What follows `/compare/`. */
  address: string;
  /** The lines of both sides. */
  lines: { id: string; title: string }[];
};
export type BuiltHomeComparisons = { comparisons: HomeComparison[] };
export type BuiltFirstComparison = { comparison: HomeComparison };

/** A line: [id without that of its parent, title, amount, level, index of the parent or −1, code]. */
export type SearchEntry = [string, string, number, number, number, string];
/** built/search.json */
export type BuiltSearch = {
  lines: SearchEntry[];
  cards: [id: string, title: string, amount: number][];
  terms: [id: string, term: string][];
  /** Searched words → indexes in the concatenation of lines, cards and terms. */
  aliases: [words: string, places: number[]][];
  /** Words that judge: the search finds nothing for them. */
  judging: string[];
};

/** built/searches.json */
export type BuiltSearches = {
  /** Searched words and the page that each must find. */
  searches: [words: string, page: string][];
};

/** built/codes.json: the numbers that encode a ballot in a link (`packages/contract`). */
export type BuiltCodes = {
  /** The year of the edition. */
  edition: number;
  /** Year of the first edition that has these numbers. */
  since: number;
  /** Every number ever given, with its current id. */
  codes: Columns<{ number: number; id: string }>;
};

/** built/short-titles.json: line id → titles for drawings, from the longest to the shortest. */
export type BuiltShortTitles = Record<string, readonly string[]>;

/** built/sums.json: by id, the lines that add up several producers, years or payers. */
export type BuiltSums = Record<
  string,
  { producers: string; /** The latest first. */ years: number[]; payers: Origin[] }
>;

/** built/sources.json */
export type BuiltSource = {
  id: string;
  producer: string;
  title: string;
  url: string;
  /** Number, article or page, where the address does not lead to the document itself. */
  document?: string;
  published: string;
  consulted: string;
  licence: string;
  checkBy: string;
  note: string;
  /** The public copy that was read, when it is not the producer's file. */
  readThrough?: { repository: string; path?: string; commit?: string; sha256?: string };
  /** Number of lines, cards and figures that cite it. */
  uses: number;
};
export type BuiltSources = { sources: Record<string, BuiltSource> };

/** built/lexicon.json: the definitions, in alphabetical order. */
export type BuiltTerm = {
  id: string;
  term: string;
  definition: string;
  see: { id: string; term: string }[];
  /** The legal text that defines the term, or ''. */
  reference: string;
  /** A word of this site and its game, not of the budget. */
  isOfSite: boolean;
};
export type BuiltLexicon = { terms: BuiltTerm[] };

/** built/editions.json: every edition, newest first. */
export type PublishedEdition = {
  year: number;
  version: string;
  updated: string;
  /** Their open data had their own addresses. */
  formerVersions: string[];
  /** What changed since the first publication, newest day first. */
  days: {
    day: string;
    /** Of all the changes of the day, or empty. */
    sentence: string;
    changes: BuiltChange[];
  }[];
};
export type BuiltEditions = { editions: PublishedEdition[] };
export type BuiltChange = {
  kind: ChangeKind;
  /** Of the history of the State. */
  year?: number;
  subjects: { id: string; title: string; page?: { kind: 'line' | 'card' | 'piece'; id: string } }[];
  /** As they are read: an amount with its unit, or a word. */
  before: string;
  after: string;
  reason: string;
};
export type ChangeKind =
  | 'amount'
  | 'nature'
  | 'margin'
  | 'proposed'
  | 'voted'
  | 'spent'
  | 'reading';

/** A part of a sum; `share` in percent, rounded down to a tenth. */
type PublishedShare<Kind> = { kind: Kind; amount: number; share: number };
/** How the lines of a sum were read, and of what years they are, the latest first. */
export type Mixture = { readings: PublishedShare<Reading>[]; years: PublishedShare<number>[] };

/** Of a whole side, or of a category. */
export type BuiltParts = { id: string; natures: PublishedShare<Nature>[] } & Mixture;

/** built/methodology.json */
export type BuiltMethodology = {
  trust: ({
    side: Side;
    natures: PublishedShare<Nature>[];
    /** In percent: official and calculated together. */
    recomputedShare: number;
  } & Mixture)[];
  /** Number of official and calculated amounts that the check recomputed, and of pieces it read. */
  recomputed: { amounts: number; pieces: number };
  /** The counts that an effect is divided by. */
  denominators: BuiltCount[];
  counts: {
    lines: number;
    byLevel: number[];
    revenueLines: number;
    cards: number;
    revenueCards: number;
  };
  transfers: {
    /** What the consolidation subtracts, by sub-category, the largest first. */
    removed: { id: string; title: string; amount: number }[];
    total: number;
    details: {
      id: string;
      title: string;
      amount: number;
      description: string;
      treatment: string;
      nature: Nature;
      source: string;
      note: string;
    }[];
  };
  balance: {
    netExpenses: number;
    netRevenues: number;
    deficit: number;
    deficitPerInhabitant: number;
    deficitShareOfGdp: number;
    split: {
      state: number;
      local: number;
      socialSecurity: number;
      operators: number;
      gap: number;
    };
    /** Observed by the national accounts. */
    found: {
      deficit: number;
      netExpenses: number;
      netRevenues: number;
      debt: number;
      gdp: number;
    };
  };
  gaps: {
    kind: 'parent_enfants' | 'carte_lignes';
    id: string;
    title: string;
    amount: number;
    reason: string;
  }[];
  validation: {
    status: 'SUCCESS' | 'FAILURE';
    tests: { id: string; label: string; problems: number }[];
    warnings: string[];
    errors: string[];
  };
};

/** built/details/{id}.json: one line page, read when the site is prerendered. */
export type HistoryPoint = {
  year: number;
  kind: 'plf' | 'lfi' | 'execution';
  amount: number;
};

/** An amount of the edition, of the law after it or of the bill that follows. */
export type BuiltStage = Stage & {
  /** The cell it was read in: its piece, its page and its anchor there. */
  cell?: { piece: string; page: string; key: string };
  /** Id of the document, where it has no cell. */
  source?: string;
};
/** What is voted and proposed after the year of the edition; none of it enters a total. */
export type BuiltNextLaw = {
  kind: 'programme' | 'mission' | 'ondam' | 'branche';
  title: string;
  /** « programme 103 entier » when the amounts are not those of the line; '' otherwise. */
  whole: string;
  /** What to know to read it, or ''. */
  note: string;
  stages: BuiltStage[];
};

/** The finance law of a year: its title inside a sentence, and the source of its amounts. */
export type FinanceLaw = { year: number; title: string; source: string };

/** built/missions.json: the history of every mission of the State budget. */
export type BuiltMission = {
  code: string;
  title: string;
  points: HistoryPoint[];
  break: string;
};
/** For the open data; includes the programmes that the law of the edition does not fund. */
export type BuiltProgramme = BuiltMission & {
  /** Empty for a special account. */
  mission: string;
};
export type BuiltMissions = { missions: BuiltMission[] };

export type Indicator = {
  objective: string;
  code: string;
  title: string;
  detail: string;
  unit: string;
  before: number | null;
  target: number;
  result: number;
};
export type LineSummary = Pick<
  Line,
  'id' | 'title' | 'amount' | 'isNiche' | 'isTransfer' | 'isTechnical'
>;
export type BuiltDetail = {
  line: BuiltLine;
  reference: string;
  note: string;
  vintage: string;
  stateBudget: string;
  beneficiary: string;
  description: string | null;
  texts: CardTexts;
  /** From the category down to the parent. */
  path: LineSummary[];
  /** In display order. */
  children: LineSummary[];
  gap: { amount: number; reason: string } | null;
  cards: { id: string; title: string; amount: number }[];
  history: {
    points: HistoryPoint[];
    break: string;
    isSum: boolean;
    /** One per year that has a voted amount, oldest first. */
    laws: FinanceLaw[];
  } | null;
  /** After the year of the edition; null when nothing may be shown. */
  next: BuiltNextLaw | null;
  /** Of a category: its missions and the social goals. */
  nextRows: BuiltNextLaw[];
  programme: {
    ministry: string;
    staffCost: number | null;
    jobsVoted: number | null;
    jobsFilled: number | null;
    indicators: Indicator[];
  } | null;
  sourceEntry: BuiltSource;
  /** Who published its figures: « Direction du budget », « Insee, Drees et 2 autres ». */
  producers: string;
  /** The terms of its formula; empty when the amount is the sum of its children. */
  formula: BuiltFormulaTerm[];
  /** The formula as written in the CSV. */
  formulaText: string;
  /** Margin of error (±), in millions of euros; null when unknown. */
  uncertainty: number | null;
  reading: Reading | null;
  /** Of a sum. */
  mixture: Mixture | null;
  /** The same money in the edition before; null in the first one, and for a new line. */
  before: { year: number; amount: number } | null;
};

/** A term of a formula: a cell of a piece, a line, or all the lines of an administration. */
export type BuiltFormulaTerm = {
  isTaken: boolean;
  label: string;
  amount: number;
  cell?: { page: string; key: string; place: string };
  lineId?: string;
};

/** One page of a piece: the whole piece, or one part of a large piece. */
export type BuiltPiece = {
  /** Slug of the page. */
  page: string;
  /** Its name in formulas. */
  id: string;
  /** Title of the page. */
  title: string;
  /** Name of the part, for a large piece. */
  part?: string;
  pieceTitle: string;
  /** Address of the extract, or else of its source. */
  address: string;
  file?: string;
  sha256?: string;
  copy?: string;
  reading: Reading;
  rounding?: number;
  /** A bill that is not voted. */
  isProposed: boolean;
  note: string;
  source: BuiltSource;
  cells: {
    key: string;
    place: string;
    label: string;
    value: string;
    unit: string;
    uses: { id: string; title: string }[];
  }[];
  /** Instead of cells, for a table by year. */
  table?: BuiltYears;
};
/** Rows of a document, by year. */
export type BuiltYears = {
  years: number[];
  rows: {
    label: string;
    unit: string;
    /** One per year; the value is '' where the document has none. */
    cells: { key: string; value: string }[];
  }[];
};
/** built/time/{tab}.json: one tab of « Au fil du temps ». */
export type BuiltTimeTab = {
  /** First and last years of its lines. */
  first: number;
  last: number;
  /** The year of the euros of `constant`. */
  priceYear: number;
  /** When its document came out. */
  published: string;
  lines: TimeLine[];
  sentences: TimeSentence[];
  /** A thin line at the start of a year, explained under the drawing. */
  breaks: { year: number; text: string }[];
  /** What must be known to read the figures, and is a fact of these series. */
  notes: string[];
};
/** Texts, and values that lead to their cells. */
export type TimeSentence = (string | { text: string; page: string; cell: string })[];
export type TimeLine = {
  id: string;
  label: string;
  /** Slug of the page of its cells. */
  page: string;
  /** One per year: the cell of the amount. */
  cells: string[];
  /** One per year: the cell of the share of GDP, where it is published and not computed. */
  shareCells?: string[];
  /**
   * One per year: percent of GDP, millions of euros of `priceYear`, millions of euros; null where the
   * source has none.
   */
  values: Record<TimeUnit, (number | null)[]>;
};

export type BuiltPieces = { pieces: Omit<BuiltPiece, 'cells' | 'table'>[] };

/** One value per area, in the order of the domain; null when it is not published. */
export type AreaValues = (number | null)[];

/** A function or a group of Eurostat; one entry per year. */
export type BuiltFunction = {
  code: string;
  title: string;
  /** In millions of euros. */
  amounts: AreaValues[];
  percents: AreaValues[];
};

/** What a category or a decision corresponds to, in part; no function when nothing does. */
export type BuiltCorrespondence = {
  id: string;
  title: string;
  functions: string[];
  reason: string;
};

/** built/europe.json, read at build time only. */
export type BuiltEurope = {
  years: number[];
  population: AreaValues[];
  parity: AreaValues[];
  /** The total first, then each function followed by its groups. */
  functions: BuiltFunction[];
  sentences: string[];
  /** When the table of functions, and that of totals, came out. */
  published: string;
  totalsPublished: string;
  /** Percent of GDP of France in the last year, in the table of totals. */
  revisedPercent: number;
  categories: BuiltCorrespondence[];
  decisions: BuiltCorrespondence[];
};

/** The same share before, in France, and elsewhere, in the last year: percent of GDP. */
export type ElsewhereRow = {
  code: string;
  title: string;
  /** The first year published for France. */
  before: number | null;
  values: AreaValues;
};

/** built/elsewhere.json: by decision, only where a function corresponds. */
export type BuiltElsewhere = {
  first: number;
  year: number;
  decisions: Record<string, { reason: string; rows: ElsewhereRow[] }>;
};

/** What finds the accounts of a commune: its years, the first code of each file, in order. */
export type BuiltCommunes = {
  /** Of the tables and the code that wrote the files. */
  stamp: string;
  years: readonly number[];
  files: readonly string[];
  /** Communes that have merged since, or have another code. */
  gone: readonly string[];
};
