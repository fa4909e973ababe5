/** The drawing of an icon, read back from the sprite; `null` if it does not hold it. */
export function drawingIn(sprite: string, name: string): string | null {
  return new RegExp(`id="${name}"[^>]*><path d="([^"]*)"`).exec(sprite)?.[1] ?? null;
}
