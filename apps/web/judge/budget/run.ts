import { join, resolve } from 'node:path';
import { ecoIndexOf, gradeOf } from './ecoindex.ts';
import { buildFloor } from './floor.ts';
import { costOf } from './page-cost.ts';
import { fileOf } from '../../publish/built-page.ts';
import { pageTypesIn, type PageType } from './page-type.ts';

/**
 * What a first visit costs, on every page. JavaScript is held as a ratio to an empty page of the
 * same framework, built in the same run: a new release of the framework moves both sides, only our
 * own weight moves the ratio. `e2e/poids.spec.ts` measures the same in a browser.
 */
const client = resolve(import.meta.dirname, '../../build/client');
const empty = costOf(join(buildFloor(), 'client'), 'index.html').scripts;

const types = pageTypesIn(client).map((type) => ({ ...type, costs: type.pages.map(measure) }));
const faults = types.flatMap(faultsOf);

console.log(`Empty page: ${empty} bytes of JavaScript (brotli). The worst page of each type:`);
console.table(
  Object.fromEntries(
    types.map(({ name, costs, limits }) => [
      name,
      {
        pages: costs.length,
        'JS ratio': most(costs, 'scriptRatio', limits.scriptRatio),
        requests: most(costs, 'requests', limits.requests),
        bytes: most(costs, 'bytes', limits.bytes),
        nodes: most(costs, 'nodes', limits.nodes),
        EcoIndex: `${Math.min(...costs.map(({ ecoIndex }) => ecoIndex)).toFixed(1)} (${limits.grade})`,
        heaviest: costs.toSorted((a, b) => b.nodes - a.nodes)[0]?.address,
      },
    ]),
  ),
);
// A fault of the frame is a fault of a thousand pages: a few say it all.
for (const fault of faults.slice(0, 20)) console.error(fault);
if (faults.length > 20) console.error(`and ${faults.length - 20} more`);
if (faults.length > 0) process.exitCode = 1;

type Measured = ReturnType<typeof measure>;

function measure(address: string) {
  const cost = costOf(client, fileOf(address));
  return { ...cost, address, scriptRatio: cost.scripts / empty, ecoIndex: ecoIndexOf(cost) };
}

function faultsOf({ name, limits, costs }: PageType & { costs: Measured[] }): string[] {
  return costs.flatMap((cost) => [
    ...(['scriptRatio', 'requests', 'bytes', 'nodes'] as const)
      .filter((what) => cost[what] > limits[what])
      .map((what) => `${cost.address} (${name}): ${what} ${cost[what]}, at most ${limits[what]}`),
    ...(gradeOf(cost.ecoIndex) > limits.grade
      ? [`${cost.address} (${name}): EcoIndex ${cost.ecoIndex}, at least ${limits.grade}`]
      : []),
  ]);
}

function most(
  costs: Measured[],
  what: 'scriptRatio' | 'requests' | 'bytes' | 'nodes',
  limit: number,
) {
  return `${Math.round(Math.max(...costs.map((cost) => cost[what])) * 1000) / 1000} / ${limit}`;
}
