import { formatDay } from '@nosmilliards/domain/money/day';
import { counted } from '@nosmilliards/domain/money/counted';
import { readPieces, readSources } from '#dataset/read.server.ts';

/** The shelves of the documents, by their producer: the first that matches. */
const SHELVES = [
  ['Insee, Eurostat, comparaisons entre pays', /Insee|Eurostat|Banque mondiale/],
  [
    'Lois, Parlement, juridictions',
    /Parlement|Sénat|Assemblée nationale|Gouvernement|Haut Conseil des finances|Cour des comptes/,
  ],
  [
    'Budget de l’État, impôts, collectivités',
    /Direction du budget|finances publiques|DGFiP|DGCL|Ministère de l’Économie/,
  ],
  ['Sécurité sociale, retraites, école, emploi', /^(?!Nos Milliards)/],
  ['Calculs et hypothèses de ce site', /./],
] as const;

/** The sources in use with the pages of their pieces, most used first, by shelf. */
export function readSourceList() {
  const { pieces } = readPieces();
  const sources = Object.values(readSources().sources)
    .toSorted((a, b) => b.uses - a.uses)
    .map(({ id, producer, title, consulted, uses }) => ({
      id,
      producer,
      title,
      uses: counted(uses, 'emploi'),
      consulted: formatDay(consulted),
      isUsed: uses > 0,
      pieces: pieces
        .filter(({ source }) => source.id === id)
        .map(({ page, title: name, part }) => ({ page, title: part ?? name })),
    }))
    .filter((source) => source.isUsed || source.pieces.length > 0);
  const shelves = Map.groupBy(sources, ({ producer }) =>
    SHELVES.findIndex(([, pattern]) => pattern.test(producer)),
  );
  return SHELVES.map(([title], index) => ({ title, sources: shelves.get(index) ?? [] }));
}

export type Shelf = ReturnType<typeof readSourceList>[number];
