import { globSync } from 'node:fs';
import { linePath } from '../../app/browser/path.ts';
import { readExplorer } from '../../app/dataset/read.server.ts';
import { addressOf, movedIn } from '../../publish/built-page.ts';
import type { Grade } from './ecoindex.ts';

/** The most a page may cost. */
type Limits = {
  /** JavaScript, as a ratio to an empty page of the same framework. */
  readonly scriptRatio: number;
  readonly requests: number;
  /** Once the script has run: what keeps the site offline, and the ballot where it opens at once. */
  readonly liveRequests: number;
  readonly bytes: number;
  /** With the headers of each answer, some 700 bytes of policy and cache. */
  readonly liveBytes: number;
  readonly nodes: number;
  /** The worst EcoIndex. */
  readonly grade: Grade;
};

export type PageType = {
  readonly name: string;
  readonly limits: Limits;
  /** Addresses, as a visitor types them. */
  readonly pages: readonly string[];
};

const quiet: Limits = {
  scriptRatio: 1.15,
  requests: 12,
  liveRequests: 13,
  bytes: 200_000,
  liveBytes: 210_000,
  nodes: 400,
  grade: 'B',
};
const busy: Limits = {
  ...quiet,
  scriptRatio: 1.3,
  requests: 14,
  liveRequests: 15,
  bytes: 250_000,
  liveBytes: 250_000,
};
/** In the page of another site: what it weighs there is not ours to decide. */
const framed: Limits = { ...quiet, scriptRatio: 0, requests: 3, bytes: 60_000, nodes: 450 };
const withBallot: Limits = { ...busy, liveRequests: 21 };

const categories = new Set(
  readExplorer()
    .lines.filter(({ level }) => level === 1)
    .map(({ id }) => linePath(id)),
);

/** The first that holds an address is its type; the last holds whatever is left. */
const types: { name: string; limits: Limits; holds: (address: string) => boolean }[] = [
  { name: 'home', limits: { ...quiet, grade: 'A' }, holds: is('/') },
  { name: 'explorer', limits: { ...busy, nodes: 500 }, holds: is('/explorer') },
  { name: 'game', limits: withBallot, holds: is('/je-fais-mon-budget', '/express') },
  {
    name: 'results',
    limits: withBallot,
    holds: is('/resultats', '/reduction-impots', '/seance', '/tendances', '/rejoindre'),
  },
  // Drawn from a link, or from the votes of the device.
  {
    name: 'travel',
    limits: withBallot,
    holds: is('/budget', '/duel', '/lettre', '/gamified-completion'),
  },
  { name: 'embed', limits: framed, holds: startsWith('/embed/') },
  { name: 'category', limits: quiet, holds: (address) => categories.has(address) },
  // One line in ten passes 400: dozens of lines below it, or of indicators.
  { name: 'line', limits: { ...quiet, nodes: 545 }, holds: startsWith('/ligne/') },
  { name: 'comparison', limits: busy, holds: startsWith('/compare/') },
  { name: 'card', limits: quiet, holds: startsWith('/carte/') },
  // A row per cell of the extract, and a link where a line uses it.
  { name: 'piece', limits: { ...quiet, nodes: 610 }, holds: startsWith('/piece/') },
  { name: 'pictures', limits: { ...quiet, nodes: 860 }, holds: is('/en-images') },
  { name: 'lexicon', limits: { ...quiet, nodes: 560 }, holds: is('/lexique') },
  // Whole lists by nature: checks, corrections, columns of the files, every category, sixteen cards.
  {
    name: 'reference',
    limits: { ...quiet, nodes: 610 },
    holds: is('/methodologie', '/donnees', '/corrections', '/plan-du-site', '/enseigner'),
  },
  { name: 'text', limits: quiet, holds: () => true },
];

/** Every written page under its type; types without a page are left out, and so is a page moved. */
export function pageTypesIn(client: string): PageType[] {
  const moved = movedIn(client);
  const addresses = globSync('**/index.html', { cwd: client })
    .map(addressOf)
    .filter((address) => !moved.has(address));
  return types
    .map(({ name, limits, holds }) => ({
      name,
      limits,
      pages: addresses.filter(
        (address) => types.find((type) => type.holds(address))?.holds === holds,
      ),
    }))
    .filter(({ pages }) => pages.length > 0);
}

function is(...addresses: string[]) {
  return (address: string) => addresses.includes(address);
}

function startsWith(start: string) {
  return (address: string) => address.startsWith(start);
}
