import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import dynamicIconImports from 'lucide-react/dynamicIconImports.mjs';

/** Writes the icons that the dataset names to one SVG sprite: pages load no script for them. */
const built = resolve(import.meta.dirname, '../../../../packages/data/built');

type Illustrated = { icon?: string; parentIcon?: string };

const { lines }: { lines: Illustrated[] } = readBuilt('explorer.json');
const { cards }: { cards: Illustrated[] } = readBuilt('cards.json');
const names = new Set(
  [...lines, ...cards].flatMap(({ icon, parentIcon }) => [icon ?? [], parentIcon ?? []].flat()),
);

const symbols = await Promise.all([...names].map(symbolOf));
writeFileSync(
  resolve(import.meta.dirname, '../../app/ui/icons.svg'),
  `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`,
);

async function symbolOf(name: string): Promise<string> {
  const load = Object.entries(dynamicIconImports).find(([known]) => known === name)?.[1];
  if (!load) throw new Error(`lucide has no icon « ${name} »`);
  const { __iconData: icon } = await load();
  return `<symbol id="${name}" viewBox="0 0 24 24">${icon.node.map(shapeOf).join('')}</symbol>`;
}

type Shape = readonly [
  tag: string,
  attributes: Readonly<Record<string, unknown>>,
  ...rest: unknown[],
];

function shapeOf([tag, attributes]: Shape): string {
  const written = Object.entries(attributes)
    .filter(([name]) => name !== 'key')
    .map(([name, value]) => ` ${name}="${String(value)}"`);
  return `<${tag}${written.join('')}/>`;
}

function readBuilt(file: string) {
  return JSON.parse(readFileSync(join(built, file), 'utf8'));
}
