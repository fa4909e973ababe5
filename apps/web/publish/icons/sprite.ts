import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import dynamicIconImports from 'lucide-react/dynamicIconImports.mjs';
import { drawingOf } from './drawing.ts';

/**
 * One sprite of the icons the dataset names: eighty drawings are a picture to download once, not
 * code to run on every page.
 */
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
  if (!load) throw new Error(`« ${name} » is not an icon of lucide`);
  const { __iconData: icon } = await load();
  return `<symbol id="${name}" viewBox="0 0 24 24"><path d="${drawingOf(icon.node)}"/></symbol>`;
}

function readBuilt(file: string) {
  return JSON.parse(readFileSync(join(built, file), 'utf8'));
}
