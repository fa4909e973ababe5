import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const sprite = readFileSync(join(import.meta.dirname, '../../app/ui/icons.svg'), 'utf8');

/** The drawing of an icon the dataset names. */
export function iconPathOf(name: string): string {
  const path = new RegExp(`id="${name}"[^>]*><path d="([^"]*)"`).exec(sprite)?.[1];
  if (path === undefined) throw new Error(`« ${name} » is not in the sprite of icons`);
  return path;
}
