import { formatPercent, speakAmount } from '@nosmilliards/domain/money/format';
import { linePath, paths } from '../../../app/browser/path.ts';
import { readEdition, readSectors } from '../../../app/dataset/read.server.ts';
import {
  BAND,
  LINE_HEIGHT,
  OTHERS,
  PAD,
  treemapOf,
  type Group,
  type Tile,
} from '../../../app/features/explore/picture/treemap-layout.ts';
import { amountIn as amountAlone } from '../../../app/features/explore/picture/wrap.ts';
import { treemapTitleOf } from '../../../app/page-data/embed-words.ts';
import { readTreemapLines } from '../../../app/page-data/pictures.server.ts';
import { barsOf } from './bars.ts';
import { amountIn, linkTo, provenanceOf, type Embed } from './embed.ts';
import { markup, type Markup } from './markup.ts';

/** The smallest size where every category has its name and every rectangle its amount. */
const SIZE = { width: 600, height: 680 };

export function treemapEmbed(): Embed {
  const { year, baseline } = readEdition();
  const title = treemapTitleOf(year);
  // Below 600 px the style sheet shows the bars instead.
  const { groups, categories } = treemapOf(readTreemapLines(), SIZE);
  return {
    kind: 'treemap',
    page: paths.explorer,
    title,
    body: markup`
      <main class="treemap">
        <h1>${title}</h1>
        <p>${amountIn(baseline.netExpenses)}, nets des transferts. Plus un rectangle est grand, plus la dépense est grande\u202F; sa couleur dit qui dépense. Montants en milliards d’euros.</p>
        <ul class="legend" aria-label="Qui dépense">${readSectors().spenders.map(
          (spender) =>
            markup`<li class="${spender.paint}"><svg aria-hidden="true" focusable="false" class="swatch"><rect width="100%" height="100%"/></svg>${spender.title}</li>`,
        )}</ul>
        <svg viewBox="0 0 ${SIZE.width} ${SIZE.height}" class="map">${groups.map(groupOf)}</svg>
        ${barsOf(
          categories.map(({ line }) => ({
            name: line.title,
            page: linePath(line.id),
            amount: line.amount,
            paint: line.sector,
          })),
          'Catégories de dépenses',
        )}
        <p class="way">${linkTo(paths.explorer, 'Ouvrir cette image sur Nos\u00A0Milliards')}</p>
        ${provenanceOf(
          { nature: 'calcule' },
          ['Chaque montant a sa source et sa nature sur la page de sa ligne.'],
          linkTo(paths.methodology, 'Sources et méthode'),
        )}
      </main>`,
  };
}

/** The texts of the drawing are hidden from screen readers: the link has an `aria-label`. */
function groupOf({ line, share, x, y, width, height, band, size, tiles }: Group): Markup {
  const words = `${line.title}, ${speakAmount(line.amount)}, ${formatPercent(share)} (nouvelle fenêtre)`;
  const page = line.id === OTHERS ? paths.explorer : linePath(line.id);
  return markup`<g>
    ${tiles.map(tileOf)}
    <rect class="band" x="${x}" y="${y}" width="${width}" height="${BAND}"/>
    <text class="name" x="${x + PAD}" y="${y + BAND / 2}" font-size="${size}" aria-hidden="true">${band}</text>
    <a href="${page}" target="_blank" rel="noopener" aria-label="${words}"><rect class="hit" x="${x}" y="${y}" width="${width}" height="${height}"/></a>
  </g>`;
}

function tileOf({ line, label, size, x, y, width, height }: Tile): Markup {
  const amount = amountAlone(line.amount);
  const rect = markup`<rect class="tile" x="${x}" y="${y}" width="${width}" height="${height}"/>`;
  const [first, ...others] = label;
  const left = markup`x="${x + PAD}" dy="${LINE_HEIGHT}em"`;
  const text =
    first === undefined
      ? markup`<text class="alone" x="${x + width / 2}" y="${y + height / 2}" font-size="${size}" aria-hidden="true">${amount}</text>`
      : markup`<text ${left} y="${y + PAD / 2}" font-size="${size}" aria-hidden="true">${first}${others.map(
          (words) => markup`<tspan ${left}>${words}</tspan>`,
        )}<tspan ${left} class="strong">${amount}</tspan></text>`;
  return markup`<g class="${line.sector}">${rect}${size > 0 && text}</g>`;
}
