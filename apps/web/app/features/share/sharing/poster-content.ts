import type { Ballot } from '@nosmilliards/domain/game/ballot';
import type { Edition } from '@nosmilliards/domain/game/edition';
import { formatAmount } from '@nosmilliards/domain/money/format';
import { magnitudeOf, type Millions } from '@nosmilliards/domain/money/money';
import { accountsOf, decidedOf } from '@nosmilliards/domain/outcome/completion';
import {
  heldChoiceOf,
  recordCountOf,
  toldOf,
  type VoteRecord,
} from '@nosmilliards/domain/outcome/decisions';
import { largestOf } from '@nosmilliards/domain/outcome/outcome';
import type { PortraitSentence } from '@nosmilliards/domain/outcome/portrait';
import { prospectOf, type Prospect } from '@nosmilliards/domain/outcome/result-sentence';
import { shortChoiceWords } from '@nosmilliards/domain/vote/choice-words';
import { movedWordsOf } from '@nosmilliards/domain/vote/moved';
import type { Territory } from '@nosmilliards/domain/vote/territory';
import type { ChoiceType } from '@nosmilliards/domain/vote/vote';
import { decidedWords, keptText } from '#ballot/told-words.ts';
import type { Paint } from '#ui/sector.ts';
import { columnOf } from '#ui/sheet/drawing.ts';
import { PITCH } from '#ui/sheet/pen.ts';
import { runsOf, type SheetPlan } from '#ui/sheet/plan.ts';
import { ownPortraitOf } from './own-portrait.ts';

/** The texts of a poster: no score, no name. */
export type PosterContent = {
  readonly who: string;
  readonly portrait: PortraitSentence;
  /** « 16 décisions sur 16 ». */
  readonly decided: string;
  readonly prospect: Prospect;
  /** Largest first. */
  readonly choices: readonly {
    readonly kind: ChoiceType;
    readonly title: string;
    readonly choice: string;
    /** « dépenses en moins »; empty for what is kept. */
    readonly moved: string;
    /** Of what moves; of what is kept, its amount. */
    readonly amount: string;
    readonly impact: Millions;
  }[];
  /** « 15 décisions gardées », beside what changes; empty without any, or when nothing changes. */
  readonly kept: string;
  /** The names under the sheet, with the left edge of their squares, in units of the drawing. */
  readonly sectors: readonly {
    readonly paint: Paint;
    readonly name: string;
    readonly at: number;
  }[];
  /** The published host name of the site. */
  readonly site: string;
};

/** The title of the image and of the printed poster. */
export const TITLE = 'Si je décidais…';

export function whoseChoices(year: number): string {
  return `Les choix d’une personne, sur le budget public de ${year}.`;
}

/** « Retraites −3 % », « Retraites, gardé »: a word is apart from the title, a percentage is not. */
export function beforeChoice(type: ChoiceType): string {
  return type === 'keep' || type === 'remove' ? ', ' : ' ';
}

/** The words of the textures, on paper. */
export const KEY = [
  ['keep', 'gardé'],
  ['increase', 'ajouté'],
  ['decrease', 'réduit'],
  ['remove', 'supprimé'],
] as const;

/** Technical lines have no name: nobody decides on them. */
const SECTORS: Readonly<Partial<Record<Paint, string>>> = {
  social: 'Sécurité sociale',
  state: 'État',
  local: 'Collectivités',
  debt: 'Dette',
  niche: 'Niches',
};

type Shown = { readonly edition: Edition; readonly sheet: SheetPlan; readonly site: string };

export function posterContentOf(ballot: Ballot, { edition, sheet, site }: Shown): PosterContent {
  const told = toldOf(ballot, edition);
  const { changes, kept } = told;
  return {
    who: whoseChoices(edition.baseline.year),
    portrait: ownPortraitOf(ballot, edition),
    decided: ballotCountOf(ballot, edition),
    prospect: prospectOf(accountsOf(ballot, edition)),
    choices: largestOf(told).map((record) => ({
      kind: record.type,
      title: record.title,
      choice: shortChoiceWords(heldChoiceOf(record)),
      moved: record.impact === 0 ? '' : movedWordsOf(record.impact, record.moves).toLowerCase(),
      amount: amountOf(record),
      impact: record.impact,
    })),
    kept: changes.length > 0 && kept.length > 0 ? keptText(kept) : '',
    sectors: runsOf(sheet).flatMap(({ paint, start }) => {
      const name = SECTORS[paint];
      return name === undefined ? [] : [{ paint, name, at: columnOf(start) * PITCH }];
    }),
    site,
  };
}

/** An image draws what was decided; the limits retained are told on the end screen only. */
export function withoutLimits(territory: Territory): Territory {
  const limits = { minReduction: -100, maxIncrease: Infinity };
  return new Map([...territory].map(([id, plot]) => [id, { ...plot, limits }]));
}

/** Lines of the explorer are no part of a game: they are counted by themselves. */
export function ballotCountOf(ballot: Ballot, edition: Edition): string {
  const { changes, kept } = toldOf(ballot, edition);
  const records = [...changes, ...kept];
  return records.some(({ kind }) => kind === 'line')
    ? recordCountOf(records)
    : decidedWords(decidedOf(ballot, edition));
}

/** The poster font lacks U+202F. */
function amountOf({ type, impact, originalAmount }: VoteRecord): string {
  const amount = type === 'keep' ? originalAmount : magnitudeOf(impact);
  return formatAmount(amount).replaceAll('\u202F', '\u00A0');
}
