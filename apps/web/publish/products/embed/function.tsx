import { formatDay } from '@nosmilliards/domain/money/day';
import { formatPercent } from '@nosmilliards/domain/money/format';
import { AREA_NAMES, AREAS } from '@nosmilliards/domain/series/area';
import { cellPathOf, functionPath, paths } from '#site/path.ts';
import type { BuiltFunction } from '#dataset/built.ts';
import { readEurope } from '#dataset/read.server.ts';
import { functionTitleOf } from '#page-data/embed-words.ts';
import { BarList } from '#ui/bar-list.tsx';
import { Frame, FrameLink, Provenance, type Embed } from './frame.tsx';

/** The last year of a function, in percent of GDP, area by area. */
export function functionEmbedOf({ code, title, percents }: BuiltFunction): Embed {
  const year = readEurope().years.at(-1) ?? 0;
  const values = percents.at(-1) ?? [];
  const page = functionPath(code);
  return {
    kind: 'function',
    page,
    title: functionTitleOf(title),
    body: (
      <Frame
        eyebrow={`En % du PIB · ${year}`}
        title={functionTitleOf(title)}
        page={page}
        way={'Ouvrir cette fonction sur Nos\u00A0Milliards'}
        provenance={
          <Provenance
            known={{ nature: 'officiel' }}
            to={`${paths.europe}#reserves`}
            more="Ce que ces chiffres ne disent pas"
          >
            Source : Eurostat, gov_10a_exp, {formatDay(readEurope().published)}.
          </Provenance>
        }
      >
        <p>
          Les quatre pays les plus peuplés de l’Union, par population, puis l’Union : ce n’est pas
          un classement. Un chiffre plus grand n’est ni meilleur ni pire.
        </p>
        <BarList
          label={`${title}, en % du PIB`}
          items={AREAS.map((area, index) => {
            const value = values[index] ?? null;
            return {
              id: area,
              label: (
                <FrameLink to={cellPathOf(code, area, year)}>{AREA_NAMES[area].name}</FrameLink>
              ),
              size: value ?? 0,
              value: value === null ? 'non disponible' : formatPercent(value),
              // The ink: France, among other areas.
              sector: area === 'FR' ? 'debt' : 'plain',
            };
          })}
        />
      </Frame>
    ),
  };
}
