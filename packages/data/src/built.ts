import type { Baseline } from '@nosmilliards/domain/budget/baseline';
import type { LensView } from '@nosmilliards/domain/budget/lens';
import type { NamedMark } from '@nosmilliards/domain/game/card-face';
import type { EditionStamp } from '@nosmilliards/domain/game/edition';
import type { Group } from '@nosmilliards/domain/game/group';
import type { Question } from '@nosmilliards/domain/game/guess';
import type { LawRow } from '@nosmilliards/domain/game/law';
import type { Card, FaceUpCard, Marks } from '@nosmilliards/domain/vote/card';
import type {
  BareLine,
  Line,
  Nature,
  Paint,
  Reading,
  Side,
} from '@nosmilliards/domain/budget/line';
import type { Millions } from '@nosmilliards/domain/money/money';
import type { NormalisedComparison } from '@nosmilliards/domain/comparison/prebuilt';
import type { Columns } from './columns.ts';

/** What the build writes in `built/`. Amounts are in millions of euros unless `unit` says otherwise. */

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
  /** What the national accounts found, beside the baseline's own. */
  found: { deficit: Millions; debt: Millions };
  consolidation: {
    grossTotal: number;
    netTotal: number;
    deductedTransfers: number;
    /** Computed: every amount of the tree before consolidation. */
    treeGrossTotal: number;
  };
};

/** built/figures.json: the sheets of the edition's figures, by id. */
export type BuiltFigures = { figures: Record<string, Figure> };

/** built/sectors.json: who spends, for a bar of 1 000 €. */
export type Spender = {
  paint: Exclude<Paint, 'niche'>;
  title: string;
  amount: Millions;
  /** Whole euros out of 1 000; the shares add up to 1 000. */
  perThousand: number;
};
export type BuiltSectors = { total: Millions; spenders: Spender[] };

/** built/sheet.json: who stands where on the sheet of 1 000 squares (SPEC.md, K). */
export type BuiltSheet = {
  /** What one square is worth, in millions of euros. */
  square: number;
  /** From left to right; their squares make 1 000. */
  bands: (Omit<Spender, 'perThousand'> & { squares: number })[];
  /** Tax niches, outside the 1 000. */
  margin: { amount: Millions; squares: number };
  /** Sub-categories wide enough to be named. */
  kinds: { title: string; paint: Paint; start: number; squares: number }[];
  /** Of the cards; those of the margin start at 1 000. */
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
  /** How many programmes (level 3) hang below. */
  programmes: number;
};
/** Without what no screen reads of them. */
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
  /** Where what was voted, then spent, is read, or why it is not known. */
  marksRead: string[];
  /** What the lines it covers add up to, where official figures are. */
  linesAmount: number;
  /** Set when the card and its lines differ: card less lines, and why. */
  gap?: { amount: number; reason: string };
  texts?: CardTexts;
};
export type BuiltCards = { cards: BuiltCard[] };

/** built/front.json: what the home page opens with. */
export type BuiltFront = {
  /** The first of the deck, ready to be shown. */
  card: Pick<BuiltCard, 'id' | 'title' | 'amount' | 'description' | 'icon'> & {
    paint: Paint;
    sectorWord: string;
    marks: NamedMark[];
    /** What it weighs for the country and for one adult. */
    scales: LensView[];
  };
  /** How many decisions the express deck has. */
  decisions: number;
};

/** built/faces.json: what the game lays on the table and the rules do not read, in deck order. */
export type CardFace = Pick<
  FaceUpCard,
  'id' | 'subcategory' | 'parentCategory' | 'description' | 'icon'
> & { nature: Nature; marks: Marks };
export type BuiltFaces = { faces: Columns<CardFace> };

/** built/groups.json: the decisions of the short game, in the order they are played. */
export type BuiltGroups = { groups: Group[] };

/** built/guesses.json: « Devinez d’abord », answers worked out from the lines. */
export type BuiltQuestion = Question & {
  /** Whose sum is the answer: each has a page that gives its source. */
  lineIds: readonly string[];
};
export type BuiltGuesses = { questions: BuiltQuestion[] };

export type CardLaw = LawRow & {
  /** What must be known to read the percentages; empty when nothing must. */
  reserve: string;
};
/** What holds an amount from one year to the next, and the act that would change it. */
export type CardMargin = {
  kind: 'agents' | 'droits' | 'engagements' | 'enveloppe';
  reason: string;
  act: string;
  source: string;
};
/** What one point of a revenue is worth: an order of magnitude. */
export type CardPoint = { sentence: string; source: string; note: string };
/** built/card-facts.json: by id of card, those that have one. */
export type BuiltCardFacts = {
  laws: CardLaw[];
  margins: Record<string, CardMargin>;
  points: Record<string, CardPoint>;
};

/** What the vote ledger needs on pages that show neither tree nor deck. */
export type BuiltCoverage = { stamp: EditionStamp; lines: BareLine[]; cards: Card[] };
/** built/coverage.json */
export type CoverageFile = {
  stamp: EditionStamp;
  lines: Columns<BareLine>;
  cards: Columns<Card>;
};

/** built/renamings.json: ids that are gone, and the line or card that stands in their place. */
export type BuiltRenamings = { lines: Record<string, string>; cards: Record<string, string> };

/** built/comparisons.json: written by hand first, then found by rule. */
export type BuiltComparison = NormalisedComparison & {
  detail: string;
  lineIdsA: string[];
  lineIdsB: string[];
  sources: string[];
  origin: 'redaction' | 'regle';
};
export type BuiltComparisons = { comparisons: BuiltComparison[] };

/** built/home-comparisons.json: the carousel of the home page; its first card alone stands in built/first-comparison.json. */
export type HomeComparison = NormalisedComparison & {
  detail: string;
  /** Of the bar of each side, A then B. */
  paints: [Paint, Paint];
  /** What follows `/compare/`. */
  address: string;
  /** The lines behind both sides, each with a page that gives its source. */
  lines: { id: string; title: string }[];
};
export type BuiltHomeComparisons = { comparisons: HomeComparison[] };
export type BuiltFirstComparison = { comparison: HomeComparison };

/** A line: [its id without that of its parent, title, amount, level, index of the parent or −1, code]. */
export type SearchEntry = [string, string, number, number, number, string];
/** built/search.json */
export type BuiltSearch = {
  lines: SearchEntry[];
  cards: [id: string, title: string, amount: number][];
  terms: [id: string, term: string][];
  /** What people type, and where it leads: places in lines, then cards, then terms. */
  aliases: [words: string, places: number[]][];
};

/** built/codes.json: what the code of a ballot is written and read with (`packages/contract`). */
export type BuiltCodes = {
  /** The year of the edition. */
  edition: number;
  /** The first edition with these numbers. */
  since: number;
  /** Every number ever given, and the id it has today. */
  codes: Columns<{ number: number; id: string }>;
};

/** built/short-titles.json: for drawings, by line, from the longest to the shortest. */
export type BuiltShortTitles = Record<string, readonly string[]>;

/** built/sources.json */
export type BuiltSource = {
  id: string;
  producer: string;
  title: string;
  url: string;
  /** What finds the document again where the address does not lead to it. */
  document?: string;
  published: string;
  consulted: string;
  licence: string;
  checkBy: string;
  note: string;
  /** The public copy it was read in, when not at its producer's. */
  readThrough?: { repository: string; path?: string; commit?: string; sha256?: string };
  /** How many lines, cards and figures lean on it. */
  uses: number;
};
export type BuiltSources = { sources: Record<string, BuiltSource> };

/** built/lexicon.json: the words of the screens, in alphabetical order. */
export type BuiltTerm = {
  id: string;
  term: string;
  definition: string;
  see: { id: string; term: string }[];
  /** The text that sets the word; empty when none is certain. */
  reference: string;
};
export type BuiltLexicon = { terms: BuiltTerm[] };

/** built/corrections.json: the amounts changed since the first publication, newest first. */
export type BuiltCorrections = {
  corrections: {
    day: string;
    id: string;
    title: string;
    /** A line has a page; a card and a figure of the edition have none of their own. */
    isLine: boolean;
    before: Millions;
    after: Millions;
    reason: string;
  }[];
};

/** built/methodology.json */
export type BuiltMethodology = {
  trust: {
    side: Side;
    natures: { kind: Nature; amount: number; share: number }[];
    readings: { kind: Reading; amount: number; share: number }[];
  }[];
  /** How many official and calculated amounts were worked out again, and from how many pieces. */
  recomputed: { amounts: number; pieces: number };
  counts: {
    lines: number;
    byLevel: number[];
    revenueLines: number;
    cards: number;
    revenueCards: number;
  };
  transfers: {
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
    /** What the national accounts found. */
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

/** The law that voted a year, as a sentence names it, and the source its amounts are read in. */
export type FinanceLaw = { year: number; title: string; source: string };

/** built/missions.json: the history of every mission of the State budget. */
export type BuiltMission = {
  code: string;
  title: string;
  points: HistoryPoint[];
  break: string;
};
/** For the open data: also those that a law of other years alone opened. */
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
  description: string;
  /** False when the description is the generic sentence. */
  isDescribed: boolean;
  texts: CardTexts;
  /** From the category down to the parent. */
  path: LineSummary[];
  /** Ranged as they are shown. */
  children: LineSummary[];
  gap: { amount: number; reason: string } | null;
  cards: { id: string; title: string; amount: number }[];
  history: {
    points: HistoryPoint[];
    break: string;
    isSum: boolean;
    /** Of each year that has a voted amount, oldest first. */
    laws: FinanceLaw[];
  } | null;
  programme: {
    ministry: string;
    staffCost: number | null;
    jobsVoted: number | null;
    jobsFilled: number | null;
    indicators: Indicator[];
  } | null;
  sourceEntry: BuiltSource;
  /** What the amount is worked out from; nothing for the sum of its children. */
  formula: BuiltFormulaTerm[];
  /** The same, as the table writes it. */
  formulaText: string;
  /** By how much it may be away from the truth, in millions; nothing where nothing is known. */
  uncertainty: number | null;
  reading: Reading | null;
};

/** A term of a formula: a cell of a piece, a line, or all the lines of one who spends. */
export type BuiltFormulaTerm = {
  isTaken: boolean;
  label: string;
  amount: number;
  cell?: { page: string; key: string; place: string };
  lineId?: string;
};

/** An extract of a document, or a part of it, as a page shows it. */
export type BuiltPiece = {
  /** The last word of its address. */
  page: string;
  /** The name formulas give it. */
  id: string;
  /** Of this page: the piece, or a part of it. */
  title: string;
  /** What this part of a large piece is about. */
  part?: string;
  pieceTitle: string;
  /** Where the extract is; the piece has none of its own where its source has. */
  address: string;
  file?: string;
  sha256?: string;
  copy?: string;
  reading: Reading;
  rounding?: number;
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
};
export type BuiltPieces = { pieces: Omit<BuiltPiece, 'cells'>[] };
