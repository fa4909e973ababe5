import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';

/** Icons of the installed app; `markShare` is the share of the side that the logo takes. */
const icons = [
  { file: 'icon-192.png', side: 192, markShare: 0.8 },
  { file: 'icon-512.png', side: 512, markShare: 0.8 },
  // A maskable icon may be cropped to a circle of 80 %: the logo stays inside it.
  { file: 'icon-maskable.png', side: 512, markShare: 0.54 },
  // Apple devices request this name without a link.
  { file: 'apple-touch-icon.png', side: 180, markShare: 0.7 },
];

const PAPER = '#fbf7ef';

export function writeIcons(client: string): void {
  const mark = readFileSync(join(client, 'favicon.svg'), 'utf8');
  for (const { file, side, markShare } of icons) {
    const size = 100 * markShare;
    const start = (100 - size) / 2;
    const placed = mark.replace(
      '<svg',
      `<svg x="${start}" y="${start}" width="${size}" height="${size}"`,
    );
    const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><path fill="${PAPER}" d="M0 0h100v100H0z"/>${placed}</svg>`;
    const image = new Resvg(icon, { fitTo: { mode: 'width', value: side } }).render();
    writeFileSync(join(client, file), image.asPng());
  }
}
