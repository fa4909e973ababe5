import { stateBalanceWords } from '@nosmilliards/domain/budget/state-balance';
import { formatCount } from '@nosmilliards/domain/money/format';
import { isRevenueCard } from '@nosmilliards/domain/vote/card';
import {
  lineIds,
  readCards,
  readEdition,
  readFigures,
  readGroups,
  readSources,
  readStateBalance,
} from '#dataset/read.server.ts';
import { SHEET_FIGURES } from '#page-data/square-figures.ts';

export type AboutData = ReturnType<typeof readAboutData>;

/** The balance of the State in words, with the pages of its two cells. */
function balanceOf(piece: (page: string, key: string) => string) {
  const balance = readStateBalance();
  const [now, before] = balance.keys;
  const source = readSources().sources[balance.source];
  return {
    words: stateBalanceWords(balance),
    cells: [
      { year: balance.day.slice(0, 4), to: piece(balance.page, now) },
      { year: String(Number(balance.day.slice(0, 4)) - 1), to: piece(balance.page, before) },
    ],
    producer: source?.producer ?? '',
    published: source?.published ?? '',
    consulted: source?.consulted ?? '',
  };
}

/** Runs at build time: the figures most often quoted, with their source, and the counts. */
export function readAboutData(piece: (page: string, key: string) => string) {
  const { figures } = readFigures();
  const { sources } = readSources();
  const { year, version, updated, perimeter, laws } = readEdition();
  return {
    figures: SHEET_FIGURES.flatMap((id) => {
      const figure = figures[id];
      const source = figure && sources[figure.source];
      if (!source) return [];
      const { producer, title, url } = source;
      return [{ ...figure, source: { producer, title, url } }];
    }),
    balance: balanceOf(piece),
    edition: { year, version, updated, perimeter, laws },
    lineCount: formatCount(lineIds().length),
    cardCount: readCards().cards.filter((card) => !isRevenueCard(card)).length,
    decisionCount: readGroups().groups.length,
  };
}
