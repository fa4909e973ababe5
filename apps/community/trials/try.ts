import { request } from './until.ts';
import { askSlot, drawBallot, keep, requestOf } from './random-ballot.ts';
import { builtFigures } from '../ballot/edition.ts';

/** `npm run try --workspace apps/community -- https://exemple.fr`: counts a ballot, then withdraws it. */
const [site = ''] = process.argv.slice(2);
const ballot = keep(drawBallot(builtFigures()), await askSlot(site));
for (const body of [requestOf({ add: ballot }), requestOf({ remove: ballot })]) {
  const response = await request(`${site}/api/v1/ballots`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  console.log(response.status, await response.text());
  if (!response.ok) process.exitCode = 1;
}
