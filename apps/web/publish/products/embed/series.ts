import { TAB_PLANS, type TabPlan } from '../../../app/features/explore/time/tabs.ts';
import { drawnTimeOf, type DrawnPanel } from '../../../app/features/explore/time/time-drawing.ts';
import { endsWords, formatSquare } from '../../../app/features/explore/time/time-unit.ts';
import type { TimeFigures } from '../../../app/features/explore/time/time-data.ts';
import { readTimeData } from '../../../app/page-data/time.server.ts';
import { linkTo, provenanceOf, type Embed } from './embed.ts';
import { markup, type Markup } from './markup.ts';

/** The tabs of « Au fil du temps », in percent of GDP. */
export function seriesEmbeds(): Embed[] {
  return Object.entries(TAB_PLANS).map(([tab, plan]) => seriesEmbedOf(tab, plan));
}

function seriesEmbedOf(tab: string, plan: TabPlan): Embed {
  const figures = readTimeData(tab);
  const { title } = plan;
  const { first, last, sentences, lines } = figures;
  const { square, panels } = drawnTimeOf(figures, plan).percent;
  const nature = lines[0]?.shareCells === undefined ? 'calcule' : 'officiel';
  return {
    kind: 'series',
    page: plan.path,
    title,
    body: markup`
      <main class="series">
        <h1>${title}</h1>
        ${sentences[0] !== undefined && markup`<p>${sentences[0]}</p>`}
        <div class="panels">${panels.map((panel) => panelOf(panel, figures))}</div>
        <p class="scales">1 carré = ${formatSquare('percent', square)}. Une colonne par année, de ${first} à ${last}.${panels.some(({ borrowed }) => borrowed !== '') && markup` En haut d’une colonne, carrés pleins\u00A0: dépensé au-delà des recettes\u202F; carrés cerclés\u00A0: recettes en plus.`}</p>
        <p class="way">${linkTo(plan.path, 'Lire chaque année sur Nos\u00A0Milliards')}</p>
        ${provenanceOf({ nature }, [`Source\u00A0: ${plan.source}.`], linkTo(`${plan.path}#lire`, 'Pour lire ces chiffres'))}
      </main>`,
  };
}

function panelOf(panel: DrawnPanel, figures: TimeFigures): Markup {
  const { title, line, paint, width, height, paid, borrowed, surplus } = panel;
  const ends = endsWords(figures, line, 'percent');
  return markup`<figure class="${paint}"><figcaption><strong>${title}</strong>, en % du PIB\u00A0: ${ends}</figcaption>
    <svg viewBox="0 0 ${width} ${height}" aria-hidden="true" focusable="false" class="columns"><g transform="matrix(1 0 0 -1 0 ${height})"><path d="${paid}" class="squares"/><path d="${borrowed}"/><path d="${surplus}"/><path d="${surplus}" class="hole"/></g></svg></figure>`;
}
