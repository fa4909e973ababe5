import type { Comparison } from '@nosmilliards/domain/duel/duel';
import { balanceWordOf } from '@nosmilliards/domain/game/status';
import { spelledCount } from '@nosmilliards/domain/money/counted';
import { formatAmount, formatCount } from '@nosmilliards/domain/money/format';
import { magnitudeOf, type Millions } from '@nosmilliards/domain/money/money';
import type { Drawing } from '#ui/sheet/drawing.ts';
import type { GlyphKind } from '#ui/glyph-shapes.ts';
import { frameWords, headlineOf, partlyTitle, standWords, waysWords } from './duel-words.ts';

/** The words and squares of the image of a duel, which somebody reads without the page. */
export type DuelPicture = {
  readonly headline: string;
  readonly lede: string;
  /** What they share, then what they do not; a column holds a square for each person. */
  readonly frames: readonly {
    readonly count: string;
    readonly words: string;
    readonly isShared: boolean;
    readonly columns: readonly (readonly GlyphKind[])[];
  }[];
  readonly people: readonly {
    readonly name: string;
    /** « Déficit : 110,8 Md€ ». */
    readonly balance: string;
    readonly drawing: Drawing;
  }[];
  readonly furthest: {
    readonly title: string;
    /** Of two people, what each chose; of more, how many go each way. */
    readonly rows: readonly { readonly title: string; readonly cells: readonly string[] }[];
  };
  /** « 3 décisions prises par un seul des deux »; empty without any. */
  readonly partly: string;
  readonly note: readonly [string, string];
  readonly question: string;
  readonly site: string;
};

type Content = {
  readonly comparison: Comparison;
  readonly people: readonly {
    readonly name: string;
    readonly balance: Millions;
    readonly drawing: Drawing;
  }[];
  readonly year: number;
  readonly decisions: number;
  readonly site: string;
};

const ROW_COUNT = 3;

export function duelPictureOf({ comparison, people, year, decisions, site }: Content): DuelPicture {
  const isPair = people.length === 2;
  const { split, shared, partly } = comparison;
  const count = `${spelledCount(people.length)} personnes`;
  // Where all go the same way, what is left is how far.
  const apart = split.length > 0 ? split : isPair ? shared.filter(({ gap }) => gap > 0) : [];
  return {
    // One line of the image: what some left undecided has its own.
    headline: headlineOf({ ...comparison, partly: [] }, people.length),
    lede: `Ce que feraient ${count}, chacune de son côté, du budget public de ${year}.`,
    frames: (['shared', 'split'] as const)
      .filter((kind) => comparison[kind].length > 0)
      .map((kind) => ({
        count: formatCount(comparison[kind].length),
        words: frameWords(comparison, kind, comparison[kind].length),
        isShared: kind === 'shared',
        columns: comparison[kind].map(({ stands }) =>
          stands.map(({ choice }) => choice?.type ?? 'keep'),
        ),
      })),
    people: people.map(({ name, balance, drawing }) => ({
      name,
      drawing,
      balance: balanceText(balance),
    })),
    furthest: {
      title: isPair ? 'Le plus loin' : 'Le groupe se partage',
      rows: apart.slice(0, ROW_COUNT).map((unit) => ({
        title: unit.title,
        cells: isPair ? unit.stands.map(standWords) : [waysWords(unit)],
      })),
    },
    partly: partly.length === 0 ? '' : partlyTitle(comparison, people.length),
    note: [
      'Choix et noms donnés par qui envoie. Site indépendant.',
      'Effet comptable, toutes choses égales par ailleurs.',
    ],
    question: `Et vous\u202F? ${decisions}\u00A0décisions, 5\u00A0minutes.`,
    site,
  };
}

/** The same words, in their order, for who cannot see the image. */
export function pictureWords(picture: DuelPicture): string {
  const { headline, lede, people, furthest, partly, note } = picture;
  const balances = people.map(({ name, balance }) => `${name}, ${lowerFirst(balance)}`);
  const rows = furthest.rows.map(({ title, cells }) => {
    const told =
      cells.length === 1 ? cells : cells.map((cell, index) => `${people[index]?.name} ${cell}`);
    return `${title} (${told.join(', ')})`;
  });
  return [
    headline,
    lede,
    `${balances.join('\u202F; ')}.`,
    ...(rows.length > 0 ? [`${furthest.title}\u00A0: ${rows.join('\u202F; ')}.`] : []),
    ...(partly === '' ? [] : [`${partly}.`]),
    ...note,
  ].join(' ');
}

function balanceText(balance: Millions): string {
  const word = balanceWordOf(balance);
  return balance === 0
    ? word
    : `${word}\u00A0: ${formatAmount(magnitudeOf(balance), { form: 'billions' })}`;
}

function lowerFirst(text: string): string {
  return text.slice(0, 1).toLowerCase() + text.slice(1);
}
