import { formatCount } from '@nosmilliards/domain/money/format';
import { lineIds, readCards, readEdition, readFigures, readSources } from '#dataset/read.server.ts';

/** The sheets of the figures people quote, and the counts; read while the page is written. */
export function readAboutSheet() {
  const { figures } = readFigures();
  const { sources } = readSources();
  const { year, version, updated, perimeter, laws } = readEdition();
  return {
    figures: [
      'deficit_reference',
      'deficit_etat_premier_semestre',
      'deficit_etat_loi',
      'budget_etat',
    ].flatMap((id) => {
      const figure = figures[id];
      const source = figure && sources[figure.source];
      if (!source) return [];
      const { producer, title, url } = source;
      return [{ ...figure, source: { producer, title, url } }];
    }),
    edition: { year, version, updated, perimeter, laws },
    lineCount: formatCount(lineIds().length),
    cardCount: readCards().cards.length,
  };
}
