import sprite from '#ui/icons.svg?raw';

/** The drawing of an icon the dataset names, for a page that shows it alone; `null` if unknown. */
export function iconPathOf(name = ''): string | null {
  return new RegExp(`id="${name}"[^>]*><path d="([^"]*)"`).exec(sprite)?.[1] ?? null;
}
