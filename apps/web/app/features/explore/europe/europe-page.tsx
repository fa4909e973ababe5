import { classNames } from '#ui/class-names.ts';
import { Disclosure } from '#ui/disclosure.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import hidden from '#ui/visually-hidden.module.css';
import { AreaTable } from './area-table.tsx';
import { useAreaUnit } from './area-unit.ts';
import { Correspondences } from './correspondences.tsx';
import type { EuropeData } from '#page-data/europe.server.ts';
import type { DrawnGdpSheet } from './europe-drawing.ts';
import { FunctionChips } from './function-chips.tsx';
import { GdpSheets } from './gdp-sheets.tsx';
import { Reserves } from './reserves.tsx';
import { SheetNote } from './sheet-note.tsx';
import { UnitSwitch } from './unit-switch.tsx';
import seriesPage from '../series/series-page.module.css';
import styles from './europe.module.css';

type EuropePageProps = {
  readonly heading: string;
  /** With the squares drawn. */
  readonly data: Omit<EuropeData, 'squares'> & { readonly sheets: readonly DrawnGdpSheet[] };
};

export function EuropePage({ heading, data }: EuropePageProps) {
  const { figures, functions, sheets, sentences, correspondences, revisedPercent, file } = data;
  const unit = useAreaUnit();
  return (
    <div className="stack-6">
      <div className={classNames(seriesPage['section'], styles['head'])}>
        <PageHeading
          lede={`Cinq feuilles de 1\u202F000 carrés\u00A0: chacune est la richesse produite en un an. Teinté, ce que dépensent toutes les administrations publiques, en ${figures.year}. Un chiffre plus grand n’est ni meilleur ni pire\u00A0: ailleurs, la même chose peut se payer autrement.`}
        >
          {heading}
        </PageHeading>
        <FunctionChips functions={functions} />
        <h2 className={hidden['root']}>Cinq feuilles</h2>
        <GdpSheets sheets={sheets} year={figures.year} />
        <SheetNote year={figures.year} />
      </div>
      <section aria-labelledby="dix-fonctions" className={seriesPage['section']}>
        <h2 id="dix-fonctions">Les dix fonctions</h2>
        <UnitSwitch chosen={unit} />
        <AreaTable
          caption="Dépense publique par fonction"
          heading="Fonction"
          unit={unit}
          figures={figures}
          rows={functions}
          total={figures.total}
          isOpening
        />
        <p>
          <a href={file} download className={seriesPage['alone']}>
            Télécharger la table (CSV)
          </a>
        </p>
      </section>
      <section aria-labelledby="phrases" className={seriesPage['section']}>
        <h2 id="phrases">{`En neuf phrases, ${figures.year} sauf mention`}</h2>
        <ul className={seriesPage['sentences']}>
          {sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </section>
      <Reserves figures={figures} revisedPercent={revisedPercent} />
      <section aria-labelledby="correspondances" className={seriesPage['section']}>
        <h2 id="correspondances">Et nos catégories ?</h2>
        <p className={styles['note']}>
          Ces comptes par fonction et le budget de ce site ne découpent pas la dépense de la même
          façon : aucun montant de l’un n’est mis à côté d’un montant de l’autre.
        </p>
        <Disclosure summary="Ce qui correspond, catégorie par catégorie">
          <Correspondences items={correspondences} />
        </Disclosure>
      </section>
    </div>
  );
}
