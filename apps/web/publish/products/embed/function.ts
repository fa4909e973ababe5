import { formatPercent } from '@nosmilliards/domain/money/format';
import { AREA_NAMES, AREAS } from '@nosmilliards/domain/series/area';
import { cellPathOf, functionPath, paths } from '../../../app/site/path.ts';
import type { BuiltFunction } from '../../../app/dataset/built.ts';
import { readEurope } from '../../../app/dataset/read.server.ts';
import { functionTitleOf } from '../../../app/page-data/embed-words.ts';
import { linkTo, provenanceOf, type Embed } from './embed.ts';
import { markup } from './markup.ts';

/** The last year of a function, in percent of GDP, area by area. */
export function functionEmbedOf({ code, title, percents }: BuiltFunction): Embed {
  const year = readEurope().years.at(-1) ?? 0;
  const values = percents.at(-1) ?? [];
  const largest = Math.max(...values.map((value) => value ?? 0), 0.1);
  const page = functionPath(code);
  return {
    kind: 'function',
    page,
    title: functionTitleOf(title),
    body: markup`
      <main class="function">
        <p class="eyebrow">En % du PIB · ${year}</p>
        <h1>${functionTitleOf(title)}</h1>
        <p>Les quatre pays les plus peuplés de l’Union, par population, puis l’Union\u00A0: ce n’est pas un classement. Un chiffre plus grand n’est ni meilleur ni pire.</p>
        <ul class="bars" aria-label="${title}, en % du PIB">${AREAS.map((area, index) => {
          const value = values[index] ?? null;
          return markup`
            <li class="${area === 'FR' ? 'home' : 'plain'}">
              <span>${linkTo(cellPathOf(code, area, year), AREA_NAMES[area].name)}</span> <strong>${value === null ? 'non disponible' : formatPercent(value)}</strong>
              <svg aria-hidden="true" focusable="false" class="bar"><rect width="${Math.round(((value ?? 0) / largest) * 1000) / 10}%" height="100%"/></svg>
            </li>`;
        })}</ul>
        <p class="way">${linkTo(page, 'Ouvrir cette fonction sur Nos\u00A0Milliards')}</p>
        ${provenanceOf(
          { nature: 'officiel' },
          ['Source\u00A0: Eurostat, gov_10a_exp, avril 2026.'],
          linkTo(`${paths.europe}#reserves`, 'Ce que ces chiffres ne disent pas'),
        )}
      </main>`,
  };
}
