import { foldSmall } from '@nosmilliards/domain/budget/breakdown';
import { isCounted } from '@nosmilliards/domain/budget/line';
import { formatShare, shareOfTotal } from '@nosmilliards/domain/budget/weight';
import { linePath } from '../../../app/site/path.ts';
import type { BuiltDetail } from '../../../app/dataset/built.ts';
import { readEdition } from '../../../app/dataset/read.server.ts';
import { viewsOf } from '../../../app/page-data/line.server.ts';
import { kindOf, natureOf, noticeOf, vintageOf } from '../../../app/page-data/line-words.ts';
import { barsOf } from './bars.ts';
import { amountIn, linkTo, provenanceOf, sourceWordsOf, type Embed } from './embed.ts';
import { markup, type Markup } from './markup.ts';

/** The other children are summed in one bar; the page of the line lists them. */
const MOST_CHILDREN = 5;

export function lineEmbedOf(detail: BuiltDetail): Embed {
  const { line, description } = detail;
  const { year, baseline } = readEdition();
  const page = linePath(line.id);
  const share = shareOfTotal(line, baseline);
  const notice = noticeOf(line);
  const scale = viewsOf(line).find(({ lens }) => lens === 'per-thousand');
  const facts = [
    ...(share.ok
      ? [`${formatShare(share.value)} des ${line.side === 'expense' ? 'dépenses' : 'recettes'}`]
      : []),
    ...(scale ? [`${scale.text} ${scale.label}`] : []),
  ];
  return {
    kind: 'line',
    page,
    title: line.title,
    body: markup`
      <main class="line ${line.paint}">
        <p class="eyebrow">${kindOf(line)} · ${vintageOf(detail, year)}</p>
        <h1>${line.title}</h1>
        <p class="amount">${amountIn(line.amount)}</p>
        ${facts.length > 0 && markup`<p class="scales">${facts.join(' · ')}</p>`}
        ${description !== null && markup`<p>${description}</p>`}
        ${notice !== null && markup`<p class="notice"><strong>${notice.title}.</strong> ${notice.text}</p>`}
        ${childrenOf(detail)}
        <p class="way">${linkTo(page, 'Ouvrir cette ligne sur Nos\u00A0Milliards')}</p>
        ${provenanceOf(
          line,
          [
            `${natureOf(detail)} ${vintageOf(detail, year)}.`,
            `Source\u00A0: ${sourceWordsOf(line.source)}.`,
          ],
          linkTo(`${page}#source`, 'Où le lire'),
        )}
      </main>`,
  };
}

/** Only children counted in the total: no bar is longer than its line. */
function childrenOf({ line, children }: BuiltDetail): Markup | false {
  const counted = isCounted(line) ? children.filter(isCounted) : children;
  const { shown, folded } = foldSmall(counted, MOST_CHILDREN);
  if (shown.length === 0) return false;
  const bars = shown.map(({ title, amount }) => ({ name: title, amount, paint: line.paint }));
  const rest = folded && {
    name: folded.lines.length === 1 ? 'Une autre ligne' : `${folded.lines.length} autres lignes`,
    amount: folded.amount,
    paint: line.paint,
  };
  return barsOf(rest ? [...bars, rest] : bars, 'Ce qu’elle contient');
}
