import type { BuiltDetail, BuiltEditions, BuiltGone } from '../built.ts';
import type { Dossier } from '../read/dossier.ts';
import { isCardId, renamingsOf } from '../read/renaming.ts';
import { correctionDaysOf } from './corrections.ts';
import { weighed, type Line } from '../read/tree.ts';
import { sidesOf } from './lines.ts';

/** What opens a budget made with an edition, and no more. */
const KEPT = ['edition', 'coverage', 'groups', 'sheet', 'codes'];

/** Of all that an edition built: what is still asked of it once another has followed. */
export function keptFilesOf(files: ReadonlyMap<string, string>, year: number): [string, string][] {
  const kept = KEPT.map((name) => `"${name}":${files.get(`${name}.json`) ?? ''}`);
  return [
    [`former/${year}.json`, `{${kept.join(',')}}`],
    ...[...files].filter(([name]) => name.startsWith('open-data/')),
  ];
}

/** `dossiers` oldest first, the one that the site serves last. */
export function builtEditionsOf(dossiers: readonly Dossier[]): BuiltEditions {
  const editions = dossiers.map((dossier) => {
    const { annee, version, mise_a_jour, anciennes_versions } = dossier.edition.record.content;
    return {
      year: annee,
      version,
      updated: mise_a_jour,
      formerVersions: anciennes_versions,
      days: correctionDaysOf(dossier),
    };
  });
  return { editions: editions.toReversed() };
}

export type Before = NonNullable<BuiltDetail['before']>;

/** By id of today, the same money in the edition before. */
export function beforeOf(dossier: Dossier, former: Dossier | undefined): Map<string, Before> {
  if (former === undefined) return new Map();
  const moved = new Map(
    renamingsOf(dossier.edition).flatMap((one) =>
      one?.isSameMoney === true ? [[one.from, one.to] as const] : [],
    ),
  );
  const { annee: year } = former.edition.record.content;
  return new Map(
    linesOf(former).map((line) => [
      moved.get(line.row.id) ?? line.row.id,
      { year, amount: weighed(line).amount },
    ]),
  );
}

/**
 * Lines and cards of former editions that neither exist nor lead elsewhere, with their last figure:
 * their address is in articles and links.
 */
export function builtGoneOf(dossier: Dossier, formers: readonly Dossier[]): BuiltGone {
  const known = new Set([
    ...linesOf(dossier).map(({ row }) => row.id),
    ...dossier.edition.cards.rows.map(({ id }) => id),
    ...dossier.edition.renamings.content.renommages.map(({ ancien }) => ancien),
  ]);
  const last = new Map(
    formers.flatMap((former) => {
      const { annee: year } = former.edition.record.content;
      return [
        ...linesOf(former).map((line) => ({
          id: line.row.id,
          title: line.row.titre,
          amount: weighed(line).amount,
          year,
        })),
        ...former.edition.cards.rows.map(({ id, titre: title, montant }) => ({
          id,
          title,
          amount: Number(montant),
          year,
        })),
      ].map((one) => [one.id, one] as const);
    }),
  );
  const gone = [...last.values()].filter(({ id }) => !known.has(id));
  return {
    lines: gone.filter(({ id }) => !isCardId(id)),
    cards: gone.filter(({ id }) => isCardId(id)),
  };
}

function linesOf(dossier: Dossier): Line[] {
  return sidesOf(dossier).flatMap(({ tree }) => tree.all);
}
