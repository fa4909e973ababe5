import { AREA_NAMES, AREAS } from '@nosmilliards/domain/series/area';
import { functionFindingOf } from '@nosmilliards/domain/series/area-sentence';
import { AREA_UNITS } from '@nosmilliards/domain/series/area-value';
import { DataTable } from '#ui/data-table.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { LinkChips } from '#ui/link-chips.tsx';
import { Announcement } from '#ui/live-region.tsx';
import { NatureTag } from '#ui/nature-tag.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import type { EuropeData } from '#page-data/europe.server.ts';
import { AreaBars } from './area-bars.tsx';
import { AreaSeries } from './area-series.tsx';
import { AreaTable } from './area-table.tsx';
import { functionPlaceOf, UNIT_WORDS, useAreaUnit } from './area-unit.ts';
import { AreaValue } from './area-value.tsx';
import { Correspondences } from './correspondences.tsx';
import type { DrawnGdpSheet } from './europe-drawing.ts';
import { GdpSheets } from './gdp-sheets.tsx';
import { Reserves } from './reserves.tsx';
import { rowValueOf } from './row-value.ts';
import type { DrawnSeries } from './series-drawing.ts';
import { UnitSwitch } from './unit-switch.tsx';
import seriesPage from '../series/series-page.module.css';
import styles from './europe.module.css';

type EuropePageProps = {
  /** With the squares and the years drawn. */
  readonly data: Omit<EuropeData, 'squares'> & {
    readonly sheets: readonly DrawnGdpSheet[];
    readonly drawn: DrawnSeries;
  };
};

/** Five areas and the function put forward, its groups and its years, then the ten functions. */
export function EuropePage({ data }: EuropePageProps) {
  const { figures, functions, own, groups, sheets, series, drawn, file } = data;
  const { year } = figures;
  const unit = useAreaUnit();
  const title = functionFindingOf(own.title, { year, unit }, (area) =>
    rowValueOf({ figures, row: own }, unit, AREAS.indexOf(area)),
  );
  return (
    <div className="stack-6">
      <div className={seriesPage['section']}>
        <PageHeading>{title}</PageHeading>
        <AreaBars
          label={`${own.title}, ${UNIT_WORDS[unit].unit}, ${year}`}
          row={own}
          unit={unit}
          figures={figures}
        />
        <p className={styles['note']}>
          Un chiffre plus grand n’est ni meilleur ni pire : ailleurs, la même chose peut se payer
          autrement. Eurostat, gov_10a_exp.{' '}
          <NatureTag nature={unit === 'gdp' ? 'officiel' : 'calcule'} />
        </p>
        <nav aria-labelledby="fonctions" data-print="hide" className={styles['choose']}>
          <p id="fonctions">Choisir une fonction</p>
          <LinkChips
            links={functions.map((one) => ({
              to: functionPlaceOf(one.code, unit),
              label: one.title,
              current: one === own ? 'true' : undefined,
            }))}
          />
          {/* A function or a unit chosen in place. */}
          <Announcement text={title} isSilentOnArrival />
        </nav>
        <UnitSwitch chosen={unit} />
        <div>
          <Disclosure summary={`Les groupes\u00A0: ${own.title.toLowerCase()}`}>
            <AreaTable
              caption={own.title}
              heading="Groupe"
              unit={unit}
              figures={figures}
              rows={groups}
              total={own}
            />
            <p className={styles['note']}>n.c.a. : non classé ailleurs ; R-D : recherche.</p>
          </Disclosure>
          <Disclosure summary={`Les années en % du PIB, depuis ${series.first}`}>
            <AreaSeries own={own} series={series} drawn={drawn} />
          </Disclosure>
          <Disclosure summary="Les quatre unités, en tableau">
            <DataTable
              caption={`${own.title}, ${year}. SPA\u00A0: standard de pouvoir d’achat. Source\u00A0: Eurostat. Chaque valeur mène à sa cellule.`}
              columns={[
                { id: 'area', label: 'Ensemble' },
                ...AREA_UNITS.map((one) => ({
                  id: one,
                  label: UNIT_WORDS[one].short,
                  numeric: true,
                })),
              ]}
              rows={AREAS.map((area) => ({
                id: area,
                cells: [
                  AREA_NAMES[area].name,
                  ...AREA_UNITS.map((one) => (
                    <AreaValue key={one} area={area} row={own} unit={one} figures={figures} />
                  )),
                ],
              }))}
            />
          </Disclosure>
        </div>
      </div>
      {/* Their unit is their own: no second number in euros under the one chosen. */}
      {unit === 'gdp' && (
        <section aria-labelledby="feuilles" className={seriesPage['section']}>
          <h2 id="feuilles">{`Pour 1\u00A0000\u00A0€ produits en ${year}`}</h2>
          <GdpSheets sheets={sheets} own={own.title.toLowerCase()} />
          <p className={styles['note']}>
            <strong>1 carré = 1 €</strong> pour 1 000 € de PIB, en {year}. La dépense publique n’est
            pas une part du PIB : une grande partie est reversée à des personnes, qui la dépensent à
            leur tour. La feuille est un étalon. Les contours sont les dix fonctions, dans l’ordre
            de la nomenclature ; arrondies chacune, elles peuvent faire quelques carrés de plus ou
            de moins que le total. Source : Eurostat, gov_10a_exp.
          </p>
        </section>
      )}
      <section aria-labelledby="dix-fonctions" className={seriesPage['section']}>
        <h2 id="dix-fonctions">Les dix fonctions</h2>
        <AreaTable
          caption="Dépense publique par fonction"
          heading="Fonction"
          unit={unit}
          figures={figures}
          rows={functions}
          total={figures.total}
          chosen={own.code}
        />
        <p>
          <a href={file} download className={seriesPage['alone']}>
            Télécharger la table (CSV)
          </a>
        </p>
        <Disclosure summary={`En neuf phrases, ${year} sauf mention`}>
          <ul className={seriesPage['sentences']}>
            {data.sentences.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </Disclosure>
      </section>
      <Reserves figures={figures} revisedPercent={data.revisedPercent} />
      {data.correspondences.length > 0 && (
        <section aria-labelledby="correspondances" className={seriesPage['section']}>
          <h2 id="correspondances">Et nos catégories ?</h2>
          <p className={styles['note']}>
            Ces comptes par fonction et le budget de ce site ne découpent pas la dépense de la même
            façon : aucun montant de l’un n’est mis à côté d’un montant de l’autre.
          </p>
          <Correspondences items={data.correspondences} />
        </section>
      )}
    </div>
  );
}
