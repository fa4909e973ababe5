import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const sprite = readFileSync(join(import.meta.dirname, '../../../app/ui/icons.svg'), 'utf8');

/** The SVG shapes of an icon the dataset names, on a 24 × 24 grid. */
export function iconShapesOf(name: string): string {
  const [, shapes] = new RegExp(`<symbol id="${name}"[^>]*>(.*?)</symbol>`).exec(sprite) ?? [];
  if (shapes === undefined) throw new Error(`the sprite app/ui/icons.svg has no icon « ${name} »`);
  return shapes;
}
