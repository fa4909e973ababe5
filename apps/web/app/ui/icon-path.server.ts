import sprite from '#ui/icons.svg?raw';
import { drawingIn } from '#ui/sprite-drawing.ts';

/** The drawing of an icon the dataset names, for a page that shows it alone; `null` if unknown. */
export function iconPathOf(name = ''): string | null {
  return drawingIn(sprite, name);
}
