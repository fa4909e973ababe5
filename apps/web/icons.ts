import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import dynamicIconImports from 'lucide-react/dynamicIconImports.mjs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/**
 * One sprite of the icons the dataset names: eighty drawings are a picture to download once, not
 * code to run on every page.
 */
const built = resolve(import.meta.dirname, '../../packages/data/built');

type Illustrated = { icon?: string; parentIcon?: string };

const { lines }: { lines: Illustrated[] } = readBuilt('explorer.json');
const { cards }: { cards: Illustrated[] } = readBuilt('cards.json');
const names = new Set(
  [...lines, ...cards].flatMap(({ icon, parentIcon }) => [icon ?? [], parentIcon ?? []].flat()),
);

const symbols = await Promise.all([...names].map(symbolOf));
writeFileSync(
  join(import.meta.dirname, 'app/ui/icons.svg'),
  `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`,
);

async function symbolOf(name: string): Promise<string> {
  const load = Object.entries(dynamicIconImports).find(([known]) => known === name)?.[1];
  if (!load) throw new Error(`« ${name} » is not an icon of lucide`);
  const { default: Drawing } = await load();
  const shapes = renderToStaticMarkup(createElement(Drawing)).replace(/^<svg[^>]*>|<\/svg>$/g, '');
  return `<symbol id="${name}" viewBox="0 0 24 24">${shapes}</symbol>`;
}

function readBuilt(file: string) {
  return JSON.parse(readFileSync(join(built, file), 'utf8'));
}
