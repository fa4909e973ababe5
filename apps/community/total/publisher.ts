import { createHash } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { LotRecord } from '@nosmilliards/contract/community-message';
import type { Pool } from 'pg';
import { builtCardNames, type CountedEdition } from '../ballot/edition.ts';
import { ledgerOf } from './ledger.ts';
import { publishLots, readPublication } from './publication.ts';
import { REPEATED } from './refusals.ts';
import { trendsPageOf } from './trends-page.ts';
import { trendsOf } from './trends.ts';

type Document = { readonly text: string; readonly etag: string };

/** `tendances.html` is for browsers without JavaScript. */
export const DOCUMENTS = [
  { name: 'tendances.json', type: 'application/json' },
  { name: 'registre.json', type: 'application/json' },
  { name: 'tendances.html', type: 'text/html; charset=utf-8' },
] as const;
export type DocumentName = (typeof DOCUMENTS)[number]['name'];

/** Publishes the ledger of the closed lots, and their totals once there are enough. */
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

const compressors = { '.br': promisify(brotliCompress), '.gz': promisify(gzip) } as const;

const LOTS = `
  SELECT id, closed_at, added, removed, excluded_because,
    (SELECT jsonb_object_agg(reason, count) FROM refusal WHERE lot = lot.id) AS reasons
  FROM lot WHERE edition = $1 AND closed_at IS NOT NULL ORDER BY id`;
const LAST_AUDIT = 'SELECT keys = tallied AS exact FROM audit WHERE edition = $1 ORDER BY id DESC';

export function createPublisher(
  pool: Pool,
  edition: CountedEdition,
  folder: string | null,
): Publisher {
  const documents = new Map<DocumentName, Document>();
  const names = builtCardNames();

  async function publish(): Promise<void> {
    await publishLots(pool, edition);
    const sums = await readPublication(pool, edition);
    const { rows } = await pool.query<LotRow>(LOTS, [edition.year]);
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
