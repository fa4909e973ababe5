import { afterAll, beforeAll, expect, it } from 'vitest';
import { startCounting, type Counting } from './database.ts';
import { fuzz, wrongMethods } from './fuzz.ts';
import { startProcess, type ServiceProcess } from './process.ts';
import { SIZE } from './size.ts';
import { request } from './until.ts';

let counting: Counting;
let service: ServiceProcess;

beforeAll(async () => {
  counting = await startCounting();
  service = await startProcess(counting.postgres.connection);
});
afterAll(async () => {
  await service.end('SIGTERM');
  await counting.stop();
});

it('answers any request without a 500 or a crash', async () => {
  const statuses = await fuzz(service.address, counting.figures, 300 * SIZE);
  expect(statuses.get(500)).toBeUndefined();
  expect(statuses.get(200)).toBeGreaterThan(0);
  expect(statuses.get(400)).toBeGreaterThan(0);
  expect(service.child.exitCode).toBeNull();
  expect((await request(`${service.address}/readyz`)).status).toBe(200);
});

it('answers every method on every route at once, and only those it serves', async () => {
  expect(await wrongMethods(service.address)).toEqual([]);
});
