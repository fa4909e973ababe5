import { formatEuros } from '@nosmilliards/domain/money/format';
import { formatPerThousand, gdpSquaresOf } from '@nosmilliards/domain/series/gdp-sheet';
import { useState } from 'react';
import { Link } from 'react-router';
import { paths, piecePath } from '#site/path.ts';
import { Bridge } from '#ui/bridge.tsx';
import colorKey from '#ui/color-key.module.css';
import { Disclosure } from '#ui/disclosure.tsx';
import { Announcement } from '#ui/live-region.tsx';
import { NatureTag } from '#ui/nature-tag.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import sectors from '#ui/sector.module.css';
import { TextLink } from '#ui/text-link.tsx';
import { UnitLinks } from '../series/unit-links.tsx';
import { TAB_PLANS, type TabName } from './tabs.ts';
import { TIME_UNITS, yearsOf, type TimeFigures } from './time-data.ts';
import type { DrawnTime } from './time-drawing.ts';
import { TimeTable } from './time-table.tsx';
import { TimeTabs } from './time-tabs.tsx';
import { endsWords, formatSquare, formatTimeValue, UNIT_WORDS, useTimeUnit } from './time-unit.ts';
import { YearColumns } from './year-columns.tsx';
import { YearPanel } from './year-panel.tsx';
import { YearSheet } from './year-sheet.tsx';
import panelStyles from './year-panel.module.css';
import seriesPage from '../series/series-page.module.css';
import styles from './time-page.module.css';

type TimePageProps = {
  readonly tab: TabName;
  readonly figures: TimeFigures;
  readonly drawn: DrawnTime;
};

/** One tab of « Au fil du temps ». */
export function TimePage({ tab, figures, drawn }: TimePageProps) {
  const plan = TAB_PLANS[tab];
  const unit = useTimeUnit();
  const [year, setYear] = useState(figures.last);
  const [stepped, setStepped] = useState('');
  const { lines, sentences, first, last, priceYear, file } = figures;
  const { square, panels } = drawn[unit];
  const years = yearsOf(figures);
  const endsOf = (id: string) => endsWords(figures, id, unit);
  const unitWords = UNIT_WORDS[unit].unit(priceYear);
  const spokenYear = (at: number) =>
    `${at}, en ${unitWords}\u00A0: ${lines
      .map(
        ({ label, values }) =>
          `${label} ${formatTimeValue(unit, values[unit][at - first] ?? null)}`,
      )
      .join(', ')}`;
  const isMain = tab === 'depenses';
  const isRead = unit === 'current' || (unit === 'percent' && lines[0]?.shareCells !== undefined);
  const { source } = plan;
  const table = `Les ${years.length} années en tableau`;
  return (
    <div className="stack-6">
      <div className={seriesPage['section']}>
        <PageHeading lede={sentences[0]}>{plan.title}</PageHeading>
        <TimeTabs tab={tab} unit={unit} />
      </div>
      <section aria-labelledby="figure" className={seriesPage['section']}>
        <h2 id="figure" className={seriesPage['plain']}>
          {isMain ? perThousandTitle(figures) : FIGURE_TITLES[tab]}
        </h2>
        <UnitLinks
          units={TIME_UNITS.map((one) => ({
            query: UNIT_WORDS[one].query,
            label: UNIT_WORDS[one].label(priceYear),
            isChosen: one === unit,
          }))}
        />
        <p className={styles['note']}>
          En {unitWords}. {UNIT_WORDS[unit].denominator}
        </p>
        <Disclosure look="inline" summary={table}>
          <TimeTable title={plan.title} source={source} figures={figures} unit={unit} />
          <p>
            <a href={file} download className={seriesPage['alone']}>
              Télécharger ces années, en trois unités (CSV)
            </a>
          </p>
        </Disclosure>
        <div className={styles['frieze']}>
          <div className={styles['drawing']}>
            {isMain && <Key />}
            <div className={panels.length > 1 ? styles['panels'] : undefined}>
              {panels.map((panel) => (
                <div key={panel.line} className={styles['one']}>
                  {panels.length > 1 && <h3>{panel.title}</h3>}
                  {panels.length > 1 && <p className={styles['ends']}>{endsOf(panel.line)}</p>}
                  <YearColumns
                    panel={panel}
                    unit={unit}
                    years={years}
                    chosen={year}
                    onChoose={setYear}
                    breaks={plan.breaks.map((one) => one.year)}
                    label={`${panel.title}, en ${unitWords}\u00A0: ${endsOf(panel.line)}.`}
                    isWide={panels.length === 1}
                  />
                </div>
              ))}
            </div>
            <label className={styles['cursor']} data-print="hide">
              <span>Année</span>
              <input
                type="range"
                min={first}
                max={last}
                value={year}
                aria-valuetext={spokenYear(year)}
                onChange={(event) => {
                  setStepped('');
                  setYear(event.currentTarget.valueAsNumber);
                }}
              />
            </label>
            <p className={styles['note']}>
              <strong>1 carré = {formatSquare(unit, square)}</strong>. Une colonne par année
              {panels.length > 1 && ', même échelle pour toutes'}. {source}.{' '}
              <NatureTag nature={isRead ? 'officiel' : 'calcule'} />
            </p>
            {plan.breaks.length > 0 && (
              <p className={styles['note']}>
                Trait en tirets. {plan.breaks.map(({ text }) => text).join(' ')}
              </p>
            )}
          </div>
          <YearPanel
            figures={figures}
            unit={unit}
            year={year}
            onStep={(next) => {
              setYear(next);
              setStepped(spokenYear(next));
            }}
          >
            {isMain && <ThousandEuros figures={figures} year={year} />}
          </YearPanel>
        </div>
        {/* The year of a button; the slider announces its own. */}
        <Announcement text={stepped} />
        {tab === 'impots' && (
          <p>
            <Link to={paths.timeTaxDetail} className={seriesPage['alone']}>
              Impôt par impôt, depuis 1995
            </Link>
          </p>
        )}
      </section>
      {sentences.length > 1 && (
        <section aria-labelledby="phrases" className={seriesPage['section']}>
          <h2 id="phrases">Ce que disent ces années</h2>
          <ul className={seriesPage['sentences']}>
            {sentences.slice(1).map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="lire" className={seriesPage['section']}>
        <h2 id="lire">Pour lire ces chiffres</h2>
        <ul className={styles['notes']}>
          {plan.notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
          {figures.bridges.map((bridge) => (
            <li key={bridge.name}>
              <Bridge bridge={bridge} />
            </li>
          ))}
          {isMain && <OtherShare last={last} />}
        </ul>
      </section>
    </div>
  );
}

const FIGURE_TITLES: Readonly<Record<Exclude<TabName, 'depenses'>, string>> = {
  fonctions: 'Dix fonctions, une même échelle',
  qui: 'Quatre administrations, une même échelle',
  impots: 'Ce qui est prélevé, par nature',
  'impots-1995': 'Neuf impôts et cotisations',
  dette: 'À la fin de chaque année',
};

/** « Pour 1 000 € produits : 365 € en 1959, 573 € en 2025. » */
function perThousandTitle({ lines, first, last }: TimeFigures): string {
  const [start, end] = [0, -1].map((place) =>
    formatPerThousand(lines[0]?.values.percent.at(place) ?? null),
  );
  return `Pour 1\u00A0000\u00A0€ produits\u00A0: ${start} en ${first}, ${end} en ${last}.`;
}

function Key() {
  return (
    <ul className={colorKey['key']}>
      <li className={sectors['plain']}>dépensé, couvert par les recettes</li>
      <li className={styles['borrowed']}>dépensé, emprunté</li>
      <li className={styles['surplus']}>recettes en plus</li>
    </ul>
  );
}

/** The sheet of 1 000 squares of the year. */
function ThousandEuros({
  figures,
  year,
}: {
  readonly figures: TimeFigures;
  readonly year: number;
}) {
  const [spent, , balance] = figures.lines.map(
    ({ values }) => values.percent[year - figures.first] ?? null,
  );
  if (spent == null || balance == null) return null;
  // Of the balance itself: the difference of two rounded amounts may be one euro off.
  const gap = gdpSquaresOf(Math.abs(balance));
  const gapText = gap === 0 ? `moins de ${formatEuros(1)}` : formatEuros(gap);
  return (
    <>
      <p className={panelStyles['note']}>
        Pour <strong>{formatEuros(1000)}</strong> produits dans l’année : {formatPerThousand(spent)}{' '}
        dépensés, {balance < 0 ? `dont ${gapText} empruntés` : `et ${gapText} de recettes en plus`}.
      </p>
      <YearSheet spent={spent} balance={balance} />
      <p className={panelStyles['note']}>
        La dépense publique n’est pas une part du PIB : une grande partie est reversée à des
        personnes, qui la dépensent à leur tour. La feuille est un étalon.
      </p>
    </>
  );
}

/** Eurostat published its totals before the accounts of the Insee. */
function OtherShare({ last }: { readonly last: number }) {
  return (
    <li>
      La page <TextLink to={paths.europe}>Ailleurs en Europe</TextLink> dit pour {last}{' '}
      <TextLink to={piecePath('eurostat_totaux', `TE.S13.FR.PC_GDP.${last}`)}>
        une part du PIB un peu différente
      </TextLink>
      {'\u00A0'}: elle lit les totaux d’Eurostat d’avril 2026, publiés avant les comptes de l’Insee.
    </li>
  );
}
