import type { Pool } from 'pg';
import {
  builtFigures,
  countedEditionOf,
  type CountedEdition,
  type Figures,
} from '../ballot/edition.ts';
import { configOf } from '../config.ts';
import { startPostgres, type LocalPostgres } from '../database/local-postgres.ts';
import { migrate } from '../database/migrate.ts';
import { openPool } from '../database/pool.ts';
import { countsIn } from '../total/fold.ts';
import { openEdition } from '../total/edition-store.ts';
import { LIMIT_MS } from './until.ts';

/** A database with an open edition. */
export type Counting = {
  readonly postgres: LocalPostgres;
  readonly pool: Pool;
  readonly figures: Figures;
  readonly edition: CountedEdition;
  readonly stop: () => Promise<void>;
};

/** Any free port, and no limit per network. */
export const config = configOf({
  PORT: '0',
  BALLOTS_AT_ONCE: '100000000',
  WRONG_CODES_AT_ONCE: '100000000',
  LOG: 'off',
});

/** The limits of production (2 and 5 s) would fail a query on a busy machine. */
const patient = {
  connectionTimeoutMillis: LIMIT_MS,
  query_timeout: LIMIT_MS,
  statement_timeout: LIMIT_MS,
};

export async function startCounting(): Promise<Counting> {
  const started = await startPostgres();
  const postgres = { ...started, connection: { ...started.connection, ...patient } };
  await migrate(postgres.connection);
  const pool = openPool({ ...postgres.connection, max: 4 }, () => null);
  const figures = builtFigures();
  await openEdition(pool, figures);
  return {
    postgres,
    pool,
    figures,
    edition: countedEditionOf(figures),
    stop: async () => {
      await pool.end();
      await postgres.stop();
    },
  };
}

/** The counters of all lots, open or closed, without noise. */
export async function countersIn(pool: Pool, { cells }: CountedEdition) {
  const { rows } = await pool.query<{ ballots: string; cells: Buffer }>(
    'SELECT added - removed AS ballots, cells FROM lot',
  );
  const sums = Array.from({ length: cells }, () => 0);
  for (const row of rows) {
    countsIn(row.cells).forEach((count, cell) => {
      sums[cell] = (sums[cell] ?? 0) + count;
    });
  }
  const ballots = rows.reduce((sum, row) => sum + Number(row.ballots), 0);
  return { cells: sums, ballots };
}

export async function countOf(pool: Pool, from: string): Promise<number> {
  const { rows } = await pool.query<{ count: string }>(`SELECT count(*) FROM ${from}`);
  return Number(rows[0]?.count);
}
