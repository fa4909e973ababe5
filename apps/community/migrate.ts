import { builtFigures } from './ballot/edition.ts';
import { migrate } from './database/migrate.ts';
import { openPool } from './database/pool.ts';
import { openEdition } from './total/edition-store.ts';

/**
 * Run before each new version, while the previous one serves. PGHOST, PGUSER… name the database.
 */
const ran = await migrate({});
const pool = openPool({ max: 1 }, (error) => console.error(error.message));
const figures = builtFigures();
const isOpen = await openEdition(pool, figures);
await pool.end();
console.log(
  `${ran.length} migration(s): ${ran.join(', ') || 'none'}.`,
  `Edition ${figures.year} ${isOpen ? 'open' : 'closed: it takes no ballot'}.`,
);
