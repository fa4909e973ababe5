import { createHash } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { LotRecord } from '@nosmilliards/contract/community-message';
import type { Pool } from 'pg';
import { BANDS_IN_ORDER, cardCellOf, CLASSES } from '../ballot/cells.ts';
import { builtCardNames, type CountedEdition } from '../ballot/edition.ts';
import { cellsIn, noiseIn } from './fold.ts';
import { ledgerOf } from './ledger.ts';
import { REPEATED } from './refusals.ts';
import { trendsPageOf } from './trends-page.ts';
import { trendsOf, type NoisySums } from './trends.ts';

type Document = { readonly text: string; readonly etag: string };

/** `tendances.html` is for browsers without JavaScript. */
export const DOCUMENTS = [
  { name: 'tendances.json', type: 'application/json' },
  { name: 'registre.json', type: 'application/json' },
  { name: 'tendances.html', type: 'text/html; charset=utf-8' },
] as const;
export type DocumentName = (typeof DOCUMENTS)[number]['name'];

/** Publishes the closed lots, never the open one. */
export type Publisher = {
  /** Updates the documents, and writes those that changed to the folder that nginx serves. */
  readonly publish: () => Promise<void>;
  readonly document: (name: DocumentName) => Document | null;
};

type LotRow = {
  id: number;
  closed_at: Date;
  added: string;
  removed: string;
  excluded_because: string | null;
  reasons: Record<string, number> | null;
};
export type LotCells = { cells: Buffer; cell_noise: Buffer; class_noise: Buffer; ballots: string };

const compressors = { '.br': promisify(brotliCompress), '.gz': promisify(gzip) } as const;

const bandsByClass = CLASSES.map((choice) =>
  BANDS_IN_ORDER.filter((band) => band.choice === choice).map(({ band }) => band),
);

const LOTS = `
  SELECT id, closed_at, added, removed, excluded_because,
    (SELECT jsonb_object_agg(reason, count) FROM refusal WHERE lot = lot.id) AS reasons
  FROM lot WHERE edition = $1 AND closed_at IS NOT NULL ORDER BY id`;
const CELLS = `
  SELECT cells, cell_noise, class_noise, added - removed AS ballots FROM lot WHERE id = $1`;
const LAST_AUDIT = 'SELECT keys = tallied AS exact FROM audit WHERE edition = $1 ORDER BY id DESC';

export function createPublisher(
  pool: Pool,
  edition: CountedEdition,
  folder: string | null,
): Publisher {
  const documents = new Map<DocumentName, Document>();
  const applied = new Set<number>();
  const names = builtCardNames();
  let sums = noSumsOf(edition);

  /**
   * Adds or subtracts one lot. The sums are kept from one publication to the next: a year has 8 760
   * lots.
   */
  async function move(lot: number, sign: 1 | -1): Promise<void> {
    const { rows } = await pool.query<LotCells>(CELLS, [lot]);
    const [row] = rows;
    if (row === undefined) return;
    sums = addLot(sums, row, sign);
    if (sign === 1) applied.add(lot);
    else applied.delete(lot);
  }

  async function publish(): Promise<void> {
    const { rows } = await pool.query<LotRow>(LOTS, [edition.year]);
    const shown = new Set(rows.filter((row) => row.excluded_because === null).map(({ id }) => id));
    const moves = [
      ...[...shown].filter((id) => !applied.has(id)).map((id) => [id, 1] as const),
      ...[...applied].filter((id) => !shown.has(id)).map((id) => [id, -1] as const),
    ];
    // oxlint-disable-next-line no-await-in-loop -- sequential: the first publication reads all lots
    for (const [id, sign] of moves) await move(id, sign);
    const audits = await pool.query<{ exact: boolean }>(`${LAST_AUDIT} LIMIT 1`, [edition.year]);
    const isExact = audits.rows[0]?.exact ?? null;
    const lots = rows.map(recordOf);
    const { year, cards, isOpen } = edition;
    const trends = trendsOf(year, cards, sums, lots, isExact, isOpen);
    const ledger = ledgerOf(year, lots, isExact);
    await show('tendances.json', JSON.stringify(trends));
    await show('registre.json', JSON.stringify(ledger));
    await show('tendances.html', trendsPageOf(trends, ledger, names));
  }

  async function show(name: DocumentName, text: string): Promise<void> {
    if (documents.get(name)?.text === text) return;
    if (folder !== null) await writeDocument(folder, name, text);
    const digest = createHash('sha256').update(text).digest('base64url');
    documents.set(name, { text, etag: `"${digest.slice(0, 22)}"` });
  }

  return { publish, document: (name) => documents.get(name) ?? null };
}

export function noSumsOf({ cells, cards }: CountedEdition): NoisySums {
  return {
    lots: 0,
    ballots: 0,
    cells: new Float64Array(cells),
    classes: new Float64Array(cards * CLASSES.length),
  };
}

export function addLot(
  sums: NoisySums,
  { cells, cell_noise: cellNoise, class_noise: classNoise, ballots }: LotCells,
  sign: 1 | -1,
): NoisySums {
  const exact = cellsIn(cells);
  const noise = noiseIn(cellNoise);
  const forClasses = noiseIn(classNoise);
  return {
    lots: sums.lots + sign,
    ballots: sums.ballots + sign * Number(ballots),
    cells: sums.cells.map((sum, cell) => sum + sign * ((exact[cell] ?? 0) + (noise[cell] ?? 0))),
    classes: sums.classes.map((sum, at) => {
      const card = Math.floor(at / CLASSES.length);
      let count = forClasses[at] ?? 0;
      for (const band of bandsByClass[at % CLASSES.length] ?? []) {
        count += exact[cardCellOf(card, band)] ?? 0;
      }
      return sum + sign * count;
    }),
  };
}

function recordOf(row: LotRow): LotRecord {
  const { [REPEATED]: repeated = 0, ...refused } = row.reasons ?? {};
  return {
    lot: row.id,
    closedAt: row.closed_at.toISOString(),
    counted: Number(row.added),
    withdrawn: Number(row.removed),
    repeated,
    refused,
    ...(row.excluded_because === null ? {} : { excludedBecause: row.excluded_because }),
  };
}

/**
 * Each file is written under another name, then renamed: nobody reads half of it. The compressed
 * copies come first.
 */
async function writeDocument(folder: string, name: string, text: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const copies = await Promise.all(
    Object.entries(compressors).map(
      async ([ending, compress]) => [name + ending, await compress(text)] as const,
    ),
  );
  for (const [file, content] of [...copies, [name, text] as const]) {
    const part = join(folder, `.${file}.${process.pid}`);
    // oxlint-disable-next-line no-await-in-loop -- in order
    await writeFile(part, content);
    // oxlint-disable-next-line no-await-in-loop -- in order
    await rename(part, join(folder, file));
  }
}
