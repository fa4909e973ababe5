import { spawn } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { startService } from '../../service.ts';
import { createCrowd } from '../crowd.ts';
import { config, startCounting } from '../database.ts';
import { freePort } from '../nginx.ts';
import { request, until } from '../until.ts';
import { askSlot } from '../random-ballot.ts';

/** The files an operator installs, read by a real Prometheus in front of a real service. */
const deploy = resolve(import.meta.dirname, '../../../../deploy/community');

type Dashboard = {
  readonly panels: readonly {
    readonly title: string;
    readonly targets?: readonly { readonly expr: string }[];
  }[];
};
type Answer = { readonly data: { readonly result: readonly unknown[] } };
type Rules = {
  readonly data: { readonly groups: readonly { rules: readonly { health: string }[] }[] };
};

it('draws every panel of the dashboard, and evaluates every alert', async () => {
  const counting = await startCounting();
  const service = await startService(config, counting.postgres.connection);
  const crowd = createCrowd({
    figures: counting.figures,
    currentSlot: await askSlot(service.address),
    addresses: () => [service.address],
  });
  const folder = mkdtempSync(join(tmpdir(), 'prometheus-'));
  const port = await freePort();
  copyFileSync(join(deploy, 'alerts.yml'), join(folder, 'alerts.yml'));
  writeFileSync(
    join(folder, 'prometheus.yml'),
    readFileSync(join(deploy, 'prometheus.yml'), 'utf8')
      .replace(
        "'127.0.0.1:8787', '127.0.0.1:8788', '127.0.0.1:8789'",
        `'${new URL(service.address).host}'`,
      )
      .replace('scrape_interval: 15s', 'scrape_interval: 1s\n  evaluation_interval: 1s'),
  );
  const prometheus = spawn(
    'prometheus',
    [
      `--config.file=${join(folder, 'prometheus.yml')}`,
      `--storage.tsdb.path=${join(folder, 'data')}`,
      `--web.listen-address=127.0.0.1:${port}`,
    ],
    { stdio: 'ignore' },
  );
  const asked = async <Answered>(path: string): Promise<Answered | null> => {
    const response = await fetch(`http://127.0.0.1:${port}/api/v1/${path}`).catch(() => null);
    return response?.ok === true ? JSON.parse(await response.text()) : null;
  };

  try {
    const dashboard: Dashboard = JSON.parse(readFileSync(join(deploy, 'dashboard.json'), 'utf8'));
    const queries = dashboard.panels.flatMap(({ title, targets = [] }) =>
      targets.map(({ expr }) => ({ title, expr })),
    );
    expect(queries.length).toBeGreaterThan(11);
    for (const { title, expr } of queries) {
      await until(`« ${title} »: ${expr}`, async () => {
        await crowd.visit();
        // Refused, for the panel of refusals.
        await request(`${service.address}/api/v1/ballots`, { method: 'POST', body: '{}' });
        const answer = await asked<Answer>(`query?query=${encodeURIComponent(expr)}`);
        return answer !== null && answer.data.result.length > 0;
      });
    }
    const states = await until('every alert evaluated', async () => {
      const rules = await asked<Rules>('rules?type=alert');
      const healths = rules?.data.groups.flatMap(({ rules: all }) =>
        all.map(({ health }) => health),
      );
      return healths !== undefined && !healths.includes('unknown') ? healths : null;
    });
    expect(states.length).toBeGreaterThan(0);
    expect(new Set(states)).toEqual(new Set(['ok']));
  } finally {
    prometheus.kill();
    await service.stop();
    await counting.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});
