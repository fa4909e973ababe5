import { setTimeout as wait } from 'node:timers/promises';

/** A trial fails when a condition is still false after this time, however busy the machine is. */
export const LIMIT_MS = 150_000;
const POLL_MS = 100;

/** Calls `find` until it gives a value; null and false mean « not yet ». An exception ends the wait. */
export async function until<Value>(
  condition: string,
  find: () => Promise<Value | null | false>,
): Promise<Value> {
  for (const limit = Date.now() + LIMIT_MS; ;) {
    const found = await find();
    if (found !== null && found !== false) return found;
    if (Date.now() > limit) throw new Error(`Never: ${condition}`);
    await wait(POLL_MS);
  }
}

/**
 * `fetch` as the site uses it: a 503 is retried, since any request may be sent twice. Only the
 * trials whose subject is the 503 call `fetch` itself.
 */
export function request(address: string, init: RequestInit = {}): Promise<Response> {
  return until(`an answer of ${address} other than 503`, async () => {
    const response = await fetch(address, init);
    if (response.status !== 503) return response;
    await response.arrayBuffer();
    return null;
  });
}
