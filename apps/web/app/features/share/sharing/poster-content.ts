import { formatAmount } from '@nosmilliards/domain/money/format';
import { heldChoiceOf, type VoteRecord } from '@nosmilliards/domain/outcome/decisions';
import type { Result } from '@nosmilliards/domain/outcome/result-sentence';
import type { Territory } from '@nosmilliards/domain/vote/territory';
import { shortChoiceWords } from '@nosmilliards/domain/vote/choice-words';

import type { Paint } from '#ui/sector.ts';
import { columnOf } from '#ui/sheet/drawing.ts';
import { PITCH } from '#ui/sheet/pen.ts';
import { runsOf, type SheetPlan } from '#ui/sheet/plan.ts';
import { headlineOf, type Headline } from './headline.ts';

/** The texts of a poster: no score, no name. */
export type PosterContent = {
  readonly year: number;
  readonly day: string;
  /** The published host name of the site. */
  readonly site: string;
  readonly headline: Headline;
  /** At most three, largest first. */
  readonly choices: readonly {
    readonly title: string;
    readonly choice: string;
    /** On the balance; of what is kept, its amount. */
    readonly effect: string;
  }[];
  /** What the figures of the choices are. */
  readonly caption: string;
  /** The names under the sheet, with the left edge of their squares, in units of the drawing. */
  readonly sectors: readonly {
    readonly paint: Paint;
    readonly name: string;
    readonly at: number;
  }[];
};

const CHOICE_COUNT = 3;

/** The words of the textures, in the image and on paper. */
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

type Outcome = {
  readonly accounts: Result;
  /** Largest first; what is kept only when nothing changes. */
  readonly records: readonly VoteRecord[];
  readonly sheet: SheetPlan;
  readonly year: number;
  readonly day: string;
  readonly site: string;
};

export function posterContentOf({ accounts, records, sheet, ...rest }: Outcome): PosterContent {
  return {
    ...rest,
    headline: headlineOf(accounts),
    caption:
      records[0]?.type === 'keep'
        ? `Montants de ${rest.year}, sans changement.`
        : 'Effet sur le solde. Effets comptables, toutes choses égales par ailleurs.',
    choices: records.slice(0, CHOICE_COUNT).map((record) => ({
      title: record.title,
      choice: shortChoiceWords(heldChoiceOf(record)),
      effect: effectOf(record),
    })),
    sectors: runsOf(sheet).flatMap(({ paint, start }) => {
      const name = SECTORS[paint];
      return name === undefined ? [] : [{ paint, name, at: columnOf(start) * PITCH }];
    }),
  };
}

/** An image draws what was decided; the limits retained are told on the end screen only. */
export function withoutLimits(territory: Territory): Territory {
  const limits = { minReduction: -100, maxIncrease: Infinity };
  return new Map([...territory].map(([id, plot]) => [id, { ...plot, limits }]));
}

/** The poster font lacks U+202F. */
function effectOf({ type, impact, originalAmount }: VoteRecord): string {
  const text =
    type === 'keep'
      ? formatAmount(originalAmount, { form: 'billions' })
      : formatAmount(impact, { form: 'billions', signed: true });
  return text.replaceAll('\u202F', '\u00A0');
}
