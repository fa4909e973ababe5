import { formatDay } from '@nosmilliards/domain/money/day';
import { formatEuros } from '@nosmilliards/domain/money/format';
import { formatPerThousand, gdpSquaresOf } from '@nosmilliards/domain/series/gdp-sheet';
import { TIME_UNITS } from '@nosmilliards/domain/series/time-title';
import { Fragment, useState } from 'react';
import { paths, piecePath } from '#site/path.ts';
import { Bridge } from '#ui/bridge.tsx';
import colorKey from '#ui/color-key.module.css';
import { Disclosure } from '#ui/disclosure.tsx';
import { LazyDisclosure } from '#ui/lazy-disclosure.tsx';
import { NatureTag } from '#ui/nature-tag.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import sectors from '#ui/sector.module.css';
import { TextLink } from '#ui/text-link.tsx';
import hidden from '#ui/visually-hidden.module.css';
import { UnitLinks } from '../series/unit-links.tsx';
import { TAB_PLANS, type TabName, type TabPlan } from './tabs.ts';
import type { TimeFigures } from './time-data.ts';
import type { DrawnTime } from './time-drawing.ts';
import { TimeTable } from './time-table.tsx';
import { TimeTabs } from './time-tabs.tsx';
import { formatSquare, UNIT_WORDS, useTimeUnit } from './time-unit.ts';
import { YearBar } from './year-bar.tsx';
import { YearDrawings } from './year-drawings.tsx';
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
  const plan: TabPlan = TAB_PLANS[tab];
  const unit = useTimeUnit();
  const [year, setYear] = useState(figures.last);
  const { lines, sentences, first, last, priceYear, file } = figures;
  const { title, groups } = drawn[unit];
  const unitWords = UNIT_WORDS[unit].unit(priceYear);
  const isMain = tab === 'depenses';
  const isRead = unit === 'current' || (unit === 'percent' && lines[0]?.shareCells !== undefined);
  const source = `${plan.source}, ${formatDay(figures.published)}`;
  // Two tables would double the elements of the page before anybody opens them.
  const Fold = groups.length > 1 ? LazyDisclosure : Disclosure;
  const detailOf = (since: number) => `${plan.detail}, depuis ${since}`;
  return (
    <div className="stack-6">
      <div className={seriesPage['section']}>
        <PageHeading>{title}</PageHeading>
        <TimeTabs tab={tab} unit={unit} />
        <section aria-labelledby="figure" className={styles['frieze']}>
          <h2 id="figure" className={hidden['root']}>
            Année par année
          </h2>
          <div className={styles['drawing']}>
            {isMain && <Key />}
            {groups.map((group) => (
              <Fragment key={group.first}>
                {group.first > first && <h2>{detailOf(group.first)}</h2>}
                <YearDrawings
                  group={group}
                  figures={figures}
                  unit={unit}
                  year={year}
                  onChoose={setYear}
                  breaks={figures.breaks.map((one) => one.year)}
                />
                <p className={styles['note']}>
                  <strong>1 carré = {formatSquare(unit, group.square)}</strong>. Une colonne par
                  année
                  {group.panels.length > 1 && ', même échelle pour toutes'}. {source}.{' '}
                  <NatureTag nature={isRead ? 'officiel' : 'calcule'} />
                </p>
              </Fragment>
            ))}
            {figures.breaks.length > 0 && (
              <p className={styles['note']}>
                Trait en tirets. {figures.breaks.map(({ text }) => text).join(' ')}
              </p>
            )}
            <YearBar figures={figures} unit={unit} year={year} onChange={setYear} />
          </div>
          <div className={styles['reading']}>
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
            <YearPanel figures={figures} unit={unit} year={year}>
              {isMain && unit === 'percent' && <ThousandEuros figures={figures} year={year} />}
            </YearPanel>
          </div>
        </section>
      </div>
      <Fold look="inline" summary={`Les ${last - first + 1} années en tableau`}>
        <div className="stack-3">
          {groups.map(({ first: since }) => (
            <TimeTable
              key={since}
              title={since > first ? detailOf(since) : plan.title}
              source={source}
              figures={figures}
              unit={unit}
              since={since}
            />
          ))}
        </div>
        <p>
          <a href={file} download className={seriesPage['alone']}>
            Télécharger ces années, en trois unités (CSV)
          </a>
        </p>
      </Fold>
      <section aria-labelledby="phrases" className={seriesPage['section']}>
        <h2 id="phrases">Ce que disent ces années</h2>
        <ul className={seriesPage['sentences']}>
          {sentences.map((sentence) => (
            <li key={sentence.find((part) => typeof part === 'string')}>
              <Sentence parts={sentence} />
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="lire" className={seriesPage['section']}>
        <h2 id="lire">Pour lire ces chiffres</h2>
        <ul className={styles['notes']}>
          {[...plan.notes, ...figures.notes].map((note) => (
            <li key={note}>{note}</li>
          ))}
          {figures.bridges.map((bridge) => (
            <li key={bridge.name}>
              <Bridge bridge={bridge} />
            </li>
          ))}
          {isMain && <OtherShare last={last} published={figures.totalsPublished} />}
        </ul>
      </section>
    </div>
  );
}

/** Each value leads to its cell. */
function Sentence({ parts }: { readonly parts: TimeFigures['sentences'][number] }) {
  return parts.map((part) =>
    typeof part === 'string' ? (
      part
    ) : (
      <TextLink key={`${part.cell} ${part.text}`} to={piecePath(part.page, part.cell)}>
        {part.text}
      </TextLink>
    ),
  );
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
function OtherShare({ last, published }: { readonly last: number; readonly published: string }) {
  return (
    <li>
      La page <TextLink to={paths.europe}>Ailleurs en Europe</TextLink> dit pour {last}{' '}
      <TextLink to={piecePath('eurostat_totaux', `TE.S13.FR.PC_GDP.${last}`)}>
        une part du PIB un peu différente
      </TextLink>
      {'\u00A0'}: elle lit les totaux d’Eurostat ({formatDay(published)}), publiés avant les comptes
      de l’Insee.
    </li>
  );
}
