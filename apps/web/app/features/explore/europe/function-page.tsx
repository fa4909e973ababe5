import { AREA_NAMES, AREAS } from '@nosmilliards/domain/series/area';
import { AREA_UNITS } from '@nosmilliards/domain/series/area-value';
import { paths } from '#site/path.ts';
import { Breadcrumb } from '#ui/breadcrumb.tsx';
import { classNames } from '#ui/class-names.ts';
import { DataTable } from '#ui/data-table.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import hidden from '#ui/visually-hidden.module.css';
import { AreaSeries } from './area-series.tsx';
import { AreaTable } from './area-table.tsx';
import { UNIT_WORDS, useAreaUnit } from './area-unit.ts';
import { AreaValue } from './area-value.tsx';
import { Correspondences } from './correspondences.tsx';
import type { FunctionData } from '#page-data/europe.server.ts';
import type { DrawnGdpSheet } from './europe-drawing.ts';
import { FunctionChips } from './function-chips.tsx';
import { GdpSheets } from './gdp-sheets.tsx';
import { Reserves } from './reserves.tsx';
import type { DrawnSeries } from './series-drawing.ts';
import { SheetNote } from './sheet-note.tsx';
import { UnitSwitch } from './unit-switch.tsx';
import seriesPage from '../series/series-page.module.css';
import styles from './europe.module.css';

type FunctionPageProps = {
  /** With the squares and the curves drawn. */
  readonly data: Omit<FunctionData, 'squares'> & {
    readonly sheets: readonly DrawnGdpSheet[];
    readonly drawn: DrawnSeries;
  };
};

/** One function: its squares, its groups, its years. */
export function FunctionPage({ data }: FunctionPageProps) {
  const { figures, own, sentence, groups, functions, sheets, series, drawn, file } = data;
  const unit = useAreaUnit();
  return (
    <div className="stack-6">
      <div className={classNames(seriesPage['section'], styles['head'])}>
        <Breadcrumb steps={[{ to: paths.europe, title: 'Ailleurs en Europe' }]} here={own.title} />
        <PageHeading lede={sentence}>{own.title}, ailleurs en Europe</PageHeading>
        <FunctionChips functions={functions} chosen={own.code} />
        <h2 className={hidden['root']}>Pour 1 000 € produits</h2>
        <GdpSheets sheets={sheets} year={figures.year} own={own.title.toLowerCase()} />
        <SheetNote year={figures.year} />
      </div>
      <section aria-labelledby="unites" className={seriesPage['section']}>
        <h2 id="unites">Dans les quatre unités</h2>
        <DataTable
          caption={`${own.title}, ${figures.year}. SPA\u00A0: standard de pouvoir d’achat. Source\u00A0: Eurostat. Chaque valeur mène à sa cellule.`}
          columns={[
            { id: 'area', label: 'Ensemble' },
            ...AREA_UNITS.map((one) => ({ id: one, label: UNIT_WORDS[one].short, numeric: true })),
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
      </section>
      <section aria-labelledby="groupes" className={seriesPage['section']}>
        <h2 id="groupes">De quoi elle est faite</h2>
        <UnitSwitch chosen={unit} />
        <AreaTable
          caption={own.title}
          heading="Groupe"
          unit={unit}
          figures={figures}
          rows={groups}
          total={own}
        />
        <p className={styles['note']}>n.c.a. : non classé ailleurs ; R-D : recherche.</p>
      </section>
      <section aria-labelledby="annees" className={seriesPage['section']}>
        <h2 id="annees">Depuis {series.first}</h2>
        <p>
          En % du PIB de l’année. L’Union à 27 est publiée depuis 2010. Un pourcentage monte aussi
          quand le PIB baisse, comme en 2020.
        </p>
        <AreaSeries own={own} series={series} drawn={drawn} />
        <p>
          <a href={file} download className={seriesPage['alone']}>
            Télécharger la table (CSV)
          </a>
        </p>
      </section>
      <Reserves figures={figures} revisedPercent={data.revisedPercent} />
      {data.correspondences.length > 0 && (
        <section aria-labelledby="correspondances" className={seriesPage['section']}>
          <h2 id="correspondances">Et nos catégories ?</h2>
          <Correspondences items={data.correspondences} />
        </section>
      )}
    </div>
  );
}
