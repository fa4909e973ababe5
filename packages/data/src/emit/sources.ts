import type { BuiltSource } from '../built.ts';
import type { Dossier } from '../dossier.ts';

export function builtSourcesOf({ edition }: Dossier): Record<string, BuiltSource> {
  const uses = new Map<string, number>();
  const cited = [
    ...edition.expenses.rows,
    ...edition.revenues.rows,
    ...edition.transfers.rows,
    ...edition.cards.rows,
    ...Object.values(edition.sheet.content.chiffres),
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
        published: entry.publie,
        consulted: entry.consulte,
        licence: entry.licence,
        checkBy: entry.a_verifier,
        note: entry.note,
        uses: uses.get(id) ?? 0,
      },
    ]),
  );
}
