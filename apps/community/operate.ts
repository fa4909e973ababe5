import { LARGEST_PROOF_BITS } from '@nosmilliards/contract/community-proof';
import { configOf } from './config.ts';
import { openPool } from './database/pool.ts';
import { closeEdition, readEdition } from './total/edition-store.ts';
import { excludeLot, includeLot } from './total/exclusion.ts';
import { setDifficulty } from './total/slot.ts';

const USAGE = `npm run operate --workspace apps/community -- …
  exclude LOT "raison publique"   removes the lot from the totals; the reason is public
  include LOT                     puts it back
  difficulty BITS                 bits of each of the eight puzzles, ${LARGEST_PROOF_BITS} at most
  close YEAR                      ends the edition and deletes its keys; stop the services first`;

const [command, first = '', second = ''] = process.argv.slice(2);
// No timeout: deleting the keys of a year takes minutes.
const pool = openPool({ max: 1, query_timeout: 0, statement_timeout: 0 }, (error) => {
  console.error(error.message);
});
try {
  const edition = await readEdition(pool, configOf(process.env).edition);
  if (command === 'exclude' && second !== '') await excludeLot(pool, Number(first), second);
  else if (command === 'include') await includeLot(pool, Number(first));
  else if (command === 'difficulty' && /^\d{1,2}$/.test(first)) {
    await setDifficulty(pool, edition.year, Number(first));
  } else if (command === 'close' && /^\d{4}$/.test(first)) {
    await closeEdition(pool, await readEdition(pool, Number(first)));
  } else {
    console.log(USAGE);
    process.exitCode = 2;
  }
} finally {
  await pool.end();
}
