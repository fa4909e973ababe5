import { sectorPaintOf } from '@nosmilliards/domain/budget/paint';
import { limitsOf, namedMarksOf, scalesOf } from '@nosmilliards/domain/game/card-face';
import { formatAmount, spellAmount } from '@nosmilliards/domain/money/format';
import { isNicheCard, isRevenueCard, sectorWordOf } from '@nosmilliards/domain/vote/card';
import { NATURE_WORDS } from '@nosmilliards/domain/budget/nature';
import { millions } from '@nosmilliards/domain/money/money';
import type { BuiltCard } from '#dataset/built.ts';
import { readCards, readEdition, readKnownDetail, readSources } from '#dataset/read.server.ts';
import { reserveOf } from '#page-data/line-words.ts';
import { yearWordsOf } from '#page-data/provenance.server.ts';
import { figuresOf, quoteOf, type Quotable } from '#page-data/quote.server.ts';

/** Runs at build time; `null` when no card has that id. */
export function readCardData(id: string, address: string) {
  const { cards } = readCards();
  const index = cards.findIndex((card) => card.id === id);
  const card = cards[index];
  if (card === undefined) return null;
  const { baseline } = readEdition();
  return {
    icon: card.icon,
    constraints: card.constraints,
    isNiche: isNicheCard(card),
    data: {
      ...headOf(card),
      id,
      years: yearWordsOf(card),
      title: card.title,
      amount: card.amount,
      nature: card.nature,
      marks: namedMarksOf(card),
      description: card.description,
      paint: sectorPaintOf(card.sector),
      sectorWord: sectorWordOf(card),
      rank: card.rank,
      count: (isRevenueCard(card) ? cards : cards.filter((one) => !isRevenueCard(one))).length,
      views: scalesOf(card, baseline),
      limits: limitsOf(card.constraints),
      lines: card.lineIds
        .map((lineId) => readKnownDetail(lineId).line)
        .map(({ title, amount, id: lineId }) => ({ id: lineId, title, amount })),
      quotable: quotableOf(card, address),
      previous: linkOrNull(cards[index - 1]),
      next: linkOrNull(cards[index + 1]),
    },
    dossier: dossierOf(card),
  };
}

/** Where the amount of the game differs from the official lines, the lines are quoted. */
function quotableOf(card: BuiltCard, address: string): Quotable {
  const details = card.gap === undefined ? [] : card.lineIds.map(readKnownDetail);
  const producers = new Set(details.map((detail) => detail.producers));
  const reserves = card.lineIds.map(readKnownDetail).map(reserveOf);
  const known =
    details.length === 0
      ? [
          NATURE_WORDS[card.nature],
          ...new Set(reserves),
          `d’après ${readSources().sources[card.source]?.producer ?? ''}`,
        ]
      : [
          `${details.length === 1 ? 'ligne' : 'lignes'} de cette carte (${formatAmount(card.amount)} dans le jeu)`,
          ...new Set(reserves),
          `d’après ${[...producers].join(' et ')}`,
        ];
  const figures = figuresOf(card, null);
  const toQuote = figures.find(({ isToQuote }) => isToQuote);
  const amount = details.length === 0 ? card.amount : millions(card.linesAmount);
  return {
    figures,
    quote: quoteOf(
      toQuote === undefined
        ? { title: card.title, amount, known: [...known, yearWordsOf(card).toLowerCase()] }
        : {
            title: toQuote.label,
            amount: toQuote.amount,
            known: [`d’après ${sourceOf(card.source)?.producer ?? ''}`],
          },
      address,
    ),
  };
}

function headOf(card: BuiltCard) {
  const { title, amount, description } = card;
  return {
    pageTitle: `«\u00A0${title}\u00A0», ${formatAmount(amount)}\u00A0: que feriez-vous\u202F?`,
    summary: `${description} ${spellAmount(amount)} (${yearWordsOf(card)}) : garder, augmenter, réduire ou supprimer ?`,
  };
}

function dossierOf(card: BuiltCard) {
  const { reference, note, marks, marksRead, nextVote, linesAmount, gap, texts, source } = card;
  return {
    reference,
    note,
    marks,
    marksRead,
    spentCells: card.spentCells,
    ...(nextVote && { nextVote }),
    lawSource: sourceOf(nextVote?.source),
    linesAmount,
    ...(gap && { gap }),
    ...(texts && { texts }),
    source: sourceOf(source),
  };
}

function sourceOf(id = '') {
  const entry = readSources().sources[id];
  if (entry === undefined) return null;
  const { title, producer, url, published } = entry;
  return { title, producer, url, published };
}

function linkOrNull(card: BuiltCard | undefined) {
  return card ? { id: card.id, title: card.title } : null;
}
