import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Paint } from '../../../app/ui/sector.ts';

/** The light palette of the site, read from its tokens. */
const css = readFileSync(join(import.meta.dirname, '../../../app/styles/tokens.css'), 'utf8');

export const ink = token('encre');
export const ink2 = token('encre-2');
export const paper = token('papier');
const paper2 = token('papier-2');
export const white = token('blanc');
export const violet = token('prune');
export const soft = token('trait-doux');

export const fills: Readonly<Record<Paint, string>> = {
  social: token('sector-social'),
  state: token('sector-state'),
  local: token('sector-local'),
  niche: token('sector-niche'),
  debt: token('sector-debt'),
  plain: paper2,
};

/** Colour of text and icons on a sector. */
export const inksOn: Readonly<Record<Paint, string>> = {
  social: token('on-sector-social'),
  state: token('on-sector-state'),
  local: token('on-sector-local'),
  niche: token('on-sector-niche'),
  debt: token('on-sector-debt'),
  plain: ink,
};

function token(name: string): string {
  const value = new RegExp(`--${name}: ([^;]+);`).exec(css)?.[1] ?? '';
  const alias = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
  if (alias !== undefined) return token(alias);
  if (!value.startsWith('#'))
    throw new Error(`tokens.css gives no hexadecimal colour to --${name}`);
  return value;
}
