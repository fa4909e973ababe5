import { openPool } from './database/pool.ts';
import { closeEdition, readEdition } from './total/edition-store.ts';
import { excludeLot, includeLot } from './total/exclusion.ts';

const USAGE = `npm run operate --workspace apps/community -- …
  exclude LOT "raison publique"   removes the lot from the totals; the reason is public
  exclude FIRST-LAST "raison…"    removes all these lots in one correction
  include LOT or FIRST-LAST       puts them back
  close YEAR                      ends the edition, deletes its keys and its open lot; stop the services first`;

const [command, first = '', second = ''] = process.argv.slice(2);
const [lot = 0, last = lot] = first.split('-').map(Number);
// No timeout: deleting the keys of a year takes minutes.
const pool = openPool({ max: 1, query_timeout: 0, statement_timeout: 0 }, (error) => {
  console.error(error.message);
});
try {
  if (command === 'exclude' && second !== '') await excludeLot(pool, lot, second, last);
  else if (command === 'include') await includeLot(pool, lot, last);
  else if (command === 'close' && /^\d{4}$/.test(first)) {
    const isCleared = await closeEdition(pool, await readEdition(pool, Number(first)));
    console.log(`Edition ${first} closed: no key and no open lot is left.`);
    if (!isCleared) console.log('Not cleared: the write-ahead log. See docs/service.md.');
  } else {
    console.log(USAGE);
    process.exitCode = 2;
  }
} finally {
  await pool.end();
}
