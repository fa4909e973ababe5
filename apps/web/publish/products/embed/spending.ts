import { budgetOf, categoriesOf } from '@nosmilliards/domain/budget/budget';
import { isCounted } from '@nosmilliards/domain/budget/line';
import { formatAmount, formatCount } from '@nosmilliards/domain/money/format';
import { millions } from '@nosmilliards/domain/money/money';
import { linePath, paths } from '../../../app/site/path.ts';
import { readEdition, readExplorer, readSheet } from '../../../app/dataset/read.server.ts';
import {
  drawnExplorerOf,
  type DrawnBlock,
} from '../../../app/features/explore/explorer/explorer-drawing.ts';
import { readBlocks } from '../../../app/page-data/blocks.server.ts';
import { spendingTitleOf } from '../../../app/page-data/embed-words.ts';
import { textWidthOf } from '../../../app/page-data/text-width.server.ts';
import type { DrawnLines } from '../../../app/ui/sheet/lines.ts';
import { barsOf } from './bars.ts';
import { amountIn, linkTo, provenanceOf, type Embed } from './embed.ts';
import { markup, type Markup } from './markup.ts';

/** The 1 000 squares of spending, as the explorer sets them. */
export function spendingEmbed(): Embed {
  const { year, baseline } = readEdition();
  const title = spendingTitleOf(year);
  const { expense } = drawnExplorerOf(readBlocks(), textWidthOf()).sides;
  const categories = categoriesOf(budgetOf(readExplorer().lines), 'expense').filter(isCounted);
  return {
    kind: 'spending',
    page: paths.explorer,
    title,
    body: markup`
      <main class="spending">
        <h1>${title}</h1>
        <p>${amountIn(baseline.netExpenses)}, nets des transferts, en 1\u202F000 carrés de ${amountIn(millions(readSheet().square))}. Montants en milliards d’euros.</p>
        ${expense.map(blockOf)}
        <details>
          <summary>Les catégories</summary>
          ${barsOf(
            categories.map(({ id, title: name, amount, paint }) => ({
              name,
              page: linePath(id),
              amount,
              paint,
            })),
            'Catégories de dépenses',
          )}
        </details>
        <p class="way">${linkTo(paths.explorer, 'Ouvrir cette image sur Nos\u00A0Milliards')}</p>
        ${provenanceOf(
          { nature: 'calcule' },
          ['Chaque montant a sa source et sa nature sur la page de sa ligne.'],
          linkTo(paths.methodology, 'Sources et méthode'),
        )}
      </main>`,
  };
}

/** The style sheet shows one of the two drawings. */
function blockOf({ id, title, squares, amount, phone, wide, ...said }: DrawnBlock): Markup {
  const label = said.label + said.largest;
  return markup`<div class="block ${id}">
    <h2>${title} <small>${formatCount(squares)}\u00A0carrés · ${formatAmount(amount, { form: 'billions' })}</small></h2>
    ${linesOf(phone, label, 'phone')}
    ${linesOf(wide, label, 'wide')}
  </div>`;
}

function linesOf(drawn: DrawnLines, label: string, screen: 'phone' | 'wide'): Markup {
  const { width, height, pitch, gap, size, paths: squares, runs, contour, labels } = drawn;
  return markup`<svg viewBox="-2 -2 ${width + 4} ${height + 4}" role="img" aria-label="${label}" class="${screen}">
    ${squares.map(
      ({ d }) =>
        markup`<path class="squares" d="${d}" stroke-width="${pitch - gap}" stroke-dasharray="${pitch - gap} ${gap}"/>`,
    )}
    <path class="runs" d="${runs.map((run) => run.contour).join('')}"/><path class="contour" d="${contour}"/>
    ${labels.map(
      ({ x, y, width: across, height: high, name, amount }) =>
        markup`<rect x="${x}" y="${y}" width="${across}" height="${high}"/><text x="${x + 4}" y="${y + high / 2 + size * 0.36}" font-size="${size}">${name}${amount !== '' && markup`<tspan> ${amount}</tspan>`}</text>`,
    )}
  </svg>`;
}
