import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawingIn } from '../../app/ui/sprite-drawing.ts';

const sprite = readFileSync(join(import.meta.dirname, '../../app/ui/icons.svg'), 'utf8');

/** The drawing of an icon the dataset names. */
export function iconPathOf(name: string): string {
  const path = drawingIn(sprite, name);
  if (path === null) throw new Error(`« ${name} » is not in the sprite of icons`);
  return path;
}
