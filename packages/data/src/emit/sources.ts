import type { BuiltSource } from '../built.ts';
import type { Dossier } from '../read/dossier.ts';
import type { SourceEntry } from '../read/records.ts';

export function builtSourcesOf({ edition }: Dossier): Record<string, BuiltSource> {
  const uses = new Map<string, number>();
  const cited = [
    ...edition.expenses.rows,
    ...edition.revenues.rows,
    ...edition.transfers.rows,
    ...edition.cards.rows,
    ...edition.financeLaws.rows,
    ...edition.cardLaws.rows,
    ...edition.margins.rows,
    ...edition.points.rows,
    ...Object.values(edition.record.content.chiffres),
  ];
  for (const { source } of cited) uses.set(source, (uses.get(source) ?? 0) + 1);
  return Object.fromEntries(
    Object.entries(edition.sources.content.sources).map(([id, entry]) => [
      id,
      {
        id,
        producer: entry.producteur,
        title: entry.titre,
        url: entry.url,
        ...(entry.document === undefined ? {} : { document: entry.document }),
        published: entry.publie,
        consulted: entry.consulte,
        licence: entry.licence,
        checkBy: entry.a_verifier,
        note: entry.note,
        ...readThroughOf(entry),
        uses: uses.get(id) ?? 0,
      },
    ]),
  );
}

function readThroughOf({ lu_via: copy }: SourceEntry): Pick<BuiltSource, 'readThrough'> {
  if (copy === undefined) return {};
  const { depot: repository, chemin: path, commit, sha256 } = copy;
  return {
    readThrough: {
      repository,
      ...(path === undefined ? {} : { path }),
      ...(commit === undefined ? {} : { commit }),
      ...(sha256 === undefined ? {} : { sha256 }),
    },
  };
}
