import { formatCount } from '@nosmilliards/domain/money/format';
import { isRevenueCard } from '@nosmilliards/domain/vote/card';
import {
  lineIds,
  readCards,
  readEdition,
  readFigures,
  readGroups,
  readSources,
} from '#dataset/read.server.ts';
import { SHEET_FIGURES } from '#page-data/square-figures.ts';

/** Runs at build time: the figures most often quoted, with their source, and the counts. */
export function readAboutData() {
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
    edition: { year, version, updated, perimeter, laws },
    lineCount: formatCount(lineIds().length),
    cardCount: readCards().cards.filter((card) => !isRevenueCard(card)).length,
    decisionCount: readGroups().groups.length,
  };
}
