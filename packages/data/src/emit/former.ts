import type { BuiltDetail, BuiltEditions, BuiltGone, GoneEntry } from '../built.ts';
import type { Dossier } from '../read/dossier.ts';
import { pieceIdOf } from '../read/edition.ts';
import { renamingsOf } from '../read/renaming.ts';
import { correctionDaysOf } from './corrections.ts';
import { weighed, type Line } from '../read/tree.ts';
import { sidesOf } from './lines.ts';
import { pageOf } from './pieces.ts';

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
  const year = yearOf(former);
  return new Map(
    linesOf(former).map((line) => [
      moved.get(line.row.id) ?? line.row.id,
      { year, amount: weighed(line).amount },
    ]),
  );
}

/**
 * Lines, cards and pieces of former editions that neither exist nor lead elsewhere, with their last
 * figure: their address is in articles and links.
 */
export function builtGoneOf(dossier: Dossier, formers: readonly Dossier[]): BuiltGone {
  const { renommages } = dossier.edition.renamings.content;
  const renamed = renommages.map(({ ancien }) => ancien);
  const goneOf = (entriesOf: (one: Dossier) => GoneEntry[]) => {
    const known = new Set([...entriesOf(dossier).map(({ id }) => id), ...renamed]);
    const last = new Map(formers.flatMap(entriesOf).map((one) => [one.id, one]));
    return [...last.values()].filter(({ id }) => !known.has(id));
  };
  return { lines: goneOf(lineEntriesOf), cards: goneOf(cardEntriesOf), pieces: goneOf(piecesOf) };
}

function lineEntriesOf(dossier: Dossier): GoneEntry[] {
  const year = yearOf(dossier);
  return linesOf(dossier).map((line) => {
    const { id, titre: title } = line.row;
    return { id, title, amount: weighed(line).amount, year };
  });
}

function cardEntriesOf(dossier: Dossier): GoneEntry[] {
  const year = yearOf(dossier);
  return dossier.edition.cards.rows.map(({ id, titre: title, montant }) => ({
    id,
    title,
    amount: Number(montant),
    year,
  }));
}

function piecesOf(dossier: Dossier): GoneEntry[] {
  const { cells, series, pieces, seriesRecord } = dossier.edition;
  const titled = { ...pieces.content.pieces, ...seriesRecord.content.series };
  const year = yearOf(dossier);
  return [...cells, ...series].flatMap(({ file, rows }) => {
    const id = pieceIdOf(file);
    const pages = new Set(rows.map(({ partie }) => pageOf(id, partie)));
    return [...pages].map((page) => ({
      id: page,
      title: titled[id]?.titre ?? id,
      amount: null,
      year,
    }));
  });
}

function yearOf({ edition }: Dossier): number {
  return edition.record.content.annee;
}

function linesOf(dossier: Dossier): Line[] {
  return sidesOf(dossier).flatMap(({ tree }) => tree.all);
}
