import { builtFigures } from './ballot/edition.ts';
import { migrate } from './database/migrate.ts';
import { openPool } from './database/pool.ts';
import { openEdition } from './total/edition-store.ts';

/** Before each new version, while the old one serves: PGHOST and the like say where. */
const ran = await migrate({});
const pool = openPool({ max: 1 }, (error) => console.error(error.message));
const figures = builtFigures();
await openEdition(pool, figures);
await pool.end();
console.log(
  `${ran.length} migration(s): ${ran.join(', ') || 'none'}. Edition ${figures.year} open.`,
);
