import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { comparisonPathOf } from '@nosmilliards/domain/comparison/path';
import { formatAmount, formatRatio } from '@nosmilliards/domain/money/format';
import { perThousandOf, viewOf } from '@nosmilliards/domain/budget/lens';
import type { Paint } from '@nosmilliards/domain/budget/line';
import { estimatedWords, type SumNature } from '@nosmilliards/domain/budget/nature';
import { sectorPaintOf } from '@nosmilliards/domain/budget/paint';
import { scalesOf } from '@nosmilliards/domain/game/card-face';
import type { Millions } from '@nosmilliards/domain/money/money';
import { spellVintage } from '@nosmilliards/domain/budget/vintage';
import { sectorWordOf } from '@nosmilliards/domain/vote/card';
import { cardPath, comparePath, linePath, paths, piecePath } from '../../../app/site/path.ts';
import { kindOf } from '../../../app/page-data/line-words.ts';
import { yearWordsOf } from '../../../app/page-data/provenance.server.ts';
import { natureWords } from '../../../app/ui/nature-words.ts';
import type {
  BuiltCard,
  BuiltComparison,
  BuiltLine,
  BuiltPiece,
} from '../../../app/dataset/built.ts';
import {
  readCards,
  readComparisons,
  readDetail,
  readKnownDetail,
  readEdition,
  readExplorer,
  readPieces,
  readSectors,
  readSources,
} from '../../../app/dataset/read.server.ts';
import { addressOf } from '../../pages/built-page.ts';
import { titleAlone, type Head, type Page } from '../../pages/head.ts';
import type { ComparedSide, Picture, Share, TextPicture } from './picture.ts';

const PAINT_WORDS: Readonly<Record<Paint, string>> = {
  social: 'Sécurité sociale',
  state: 'État',
  local: 'Collectivités',
  niche: 'Niches fiscales',
  debt: 'Dette',
  plain: 'Lignes techniques',
};

/** Characters: longer names of pieces are cut between words. */
const LONGEST_TITLE = 80;

const edition = readEdition();
const { sources } = readSources();
const explorer = readExplorer();
const sprite = readFileSync(join(import.meta.dirname, '../../../app/ui/icons.svg'), 'utf8');

/** Shares of the spenders: one square per euro out of 1 000. */
const everyone: readonly Share[] = readSectors().spenders.map(({ paint, perThousand }) => ({
  sector: paint,
  count: perThousand,
}));

type Named = readonly [address: string, picture: Picture];

const drawn = new Map<string, Picture>([
  ...explorer.lines.map((line): Named => [linePath(line.id), linePictureOf(line)]),
  ...readCards().cards.map((card): Named => [cardPath(card.id), cardPictureOf(card)]),
  ...readPieces().pieces.map((piece): Named => [piecePath(piece.page), piecePictureOf(piece)]),
  ...readComparisons().comparisons.map((comparison): Named => {
    const { lineIdsA, lineIdsB } = comparison;
    return [
      comparePath(comparisonPathOf([...lineIdsA, ...lineIdsB])),
      comparisonPictureOf(comparison),
    ];
  }),
  ['/', homePicture()],
]);

/** The choices are in the fragment, which no server reads: the picture says what the link opens. */
const links = new Map<string, Pick<TextPicture, 'left'> & Partial<TextPicture>>([
  [paths.budget, { left: 'choices' }],
  // Theirs is done, yours is empty.
  [paths.challenge, { left: everyone, shares: [] }],
  [paths.duel, { left: everyone }],
]);

/** The preview of a page and the address that names its file. */
export function pictureOf({ file, head }: Page): Named {
  const address = addressOf(file);
  const known = [address, subcategoryOf(address)].flatMap((one): Named[] => {
    const picture = drawn.get(one);
    return picture ? [[one, picture]] : [];
  })[0];
  if (known) return known;
  const link = links.get(address);
  if (link) return [address, { ...textPictureOf(head), ...link }];
  if (!head.isIndexed || head.canonical === null) return ['/', homePicture()];
  return [address, textPictureOf(head)];
}

function textPictureOf({ title, description }: Head): TextPicture {
  return {
    kind: 'text',
    title: titleAlone(title),
    figure: '',
    text: description,
    shares: everyone,
  };
}

export function picturePathOf(address: string): string {
  return `/apercus/${address.slice(1).replaceAll('/', '-') || 'accueil'}.png`;
}

/** The address of the sub-category of a deeper line: an id starts with that of its parent. */
function subcategoryOf(address: string): string {
  const above = explorer.lines
    .map(({ id }) => linePath(id))
    .filter((one) => address.startsWith(`${one}_`));
  return above.toSorted((a, b) => b.length - a.length)[0] ?? '';
}

function linePictureOf(line: BuiltLine): Picture {
  const { amount, paint } = line;
  const scales = (['per-thousand', 'per-adult'] as const).map((lens) =>
    viewOf(amount, lens, edition.baseline),
  );
  return {
    kind: 'line',
    sector: paint,
    sectorWord: PAINT_WORDS[paint],
    icon: iconShapesOf(line.icon ?? ''),
    eyebrow: kindOf(line),
    title: line.title,
    figure: formatAmount(amount),
    scales: scales.map(({ text, label }) => `${text} ${label}`),
    provenance: provenanceOf(
      line,
      spellVintage(line.vintage ?? ''),
      readKnownDetail(line.id).producers,
    ),
    shares: sharesOf(amount, paint),
  };
}

function cardPictureOf(card: BuiltCard): Picture {
  const sector = sectorPaintOf(card.sector);
  return {
    kind: 'card',
    sector,
    sectorWord: sectorWordOf(card),
    icon: iconShapesOf(card.icon),
    eyebrow: 'Que feriez-vous\u202F?',
    title: card.title,
    figure: formatAmount(card.amount),
    scales: scalesOf(card, edition.baseline).map(({ text, label }) => `${text} ${label}`),
    provenance: provenanceOf(
      { nature: card.nature },
      yearWordsOf(card).toLowerCase(),
      sources[card.source]?.producer ?? '',
    ),
    shares: sharesOf(card.amount, sector),
  };
}

function comparisonPictureOf({ budgetA, budgetB, ratio, ...comparison }: BuiltComparison): Picture {
  const longest = Math.max(budgetA.amount, budgetB.amount);
  const sideOf = (
    { name, amount, icon }: typeof budgetA,
    ids: readonly string[],
  ): ComparedSide => ({
    name,
    amount: formatAmount(amount),
    length: amount / longest,
    sector: readDetail(ids[0] ?? '')?.line.paint ?? 'plain',
    icon: iconShapesOf(icon || firstIconOf(ids)),
  });
  const [a, b] = [sideOf(budgetA, comparison.lineIdsA), sideOf(budgetB, comparison.lineIdsB)];
  const times = formatRatio(ratio);
  const ids = [...comparison.lineIdsA, ...comparison.lineIdsB];
  const producers = new Set(ids.map((id) => readKnownDetail(id).producers));
  return {
    kind: 'comparison',
    figure: times === formatRatio(1) ? 'Presque autant' : times,
    sides: budgetA.amount >= budgetB.amount ? [a, b] : [b, a],
    provenance: [`Budget public ${edition.year}`, ...producers].filter(Boolean).join(' · '),
  };
}

function piecePictureOf({ title, part, source }: Omit<BuiltPiece, 'cells'>): Picture {
  const name = part ?? title;
  return {
    kind: 'text',
    title:
      name.length > LONGEST_TITLE
        ? `${name.slice(0, LONGEST_TITLE).replace(/[\s,(]+\S*$/, '')}…`
        : name,
    figure: '',
    text: `Pièce\u00A0: les cellules lues dans un document. ${source.producer}.`,
    shares: everyone,
  };
}

function homePicture(): Picture {
  return {
    kind: 'text',
    title: 'Que changeriez-vous ?',
    figure: formatAmount(edition.baseline.netExpenses),
    text: `La dépense publique ${edition.year}, ligne par ligne. Explorez, comparez, décidez.`,
    shares: everyone,
  };
}

function firstIconOf(ids: readonly string[]): string {
  const detail = readDetail(ids[0] ?? '');
  const above = detail?.path.map(({ id }) => readDetail(id)?.line.icon ?? '').toReversed() ?? [];
  return [detail?.line.icon ?? '', ...above].find((icon) => icon !== '') ?? '';
}

function provenanceOf(known: SumNature, vintage: string | null, producer: string): string {
  return [
    natureWords[known.nature] + estimatedWords(known),
    vintage ?? `budget ${edition.year}`,
    producer,
  ]
    .filter(Boolean)
    .join(' · ');
}

/** A positive amount gets at least one square. */
function sharesOf(amount: Millions, sector: Paint): Share[] {
  const perThousand = Math.round(perThousandOf(amount, edition.baseline));
  return [{ sector, count: amount > 0 ? Math.max(1, perThousand) : 0 }];
}

/** The SVG shapes of an icon the dataset names, on a 24 × 24 grid. */
function iconShapesOf(name: string): string {
  const [, shapes] = new RegExp(`<symbol id="${name}"[^>]*>(.*?)</symbol>`).exec(sprite) ?? [];
  if (shapes === undefined) throw new Error(`the sprite app/ui/icons.svg has no icon « ${name} »`);
  return shapes;
}
