import { resolve } from 'node:path';
import { builtFigures } from './ballot/edition.ts';
import { configOf } from './config.ts';
import { startPostgres } from './database/local-postgres.ts';
import { migrate } from './database/migrate.ts';
import { openPool } from './database/pool.ts';
import { startService } from './service.ts';
import { openEdition } from './total/edition-store.ts';

/** The service with a local PostgreSQL, whose data is kept between runs. */
const folder = resolve(import.meta.dirname, '../../node_modules/.cache/community');
const postgres = await startPostgres(folder);
await migrate(postgres.connection);
const pool = openPool({ ...postgres.connection, max: 1 }, () => null);
await openEdition(pool, builtFigures());
await pool.end();
const service = await startService(configOf(process.env), postgres.connection);
console.log(`${service.address}/api/v1/slot`);

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => {
    void service
      .stop()
      .then(postgres.stop)
      .then(() => process.exit(0));
  });
}
