import { formatDay } from '@nosmilliards/domain/money/day';
import { Fragment } from 'react';
import { TAB_PLANS, type TabPlan } from '#features/explore/time/tabs.ts';
import { yearsOf, type TimeFigures } from '#features/explore/time/time-data.ts';
import { drawnTimeOf, type DrawnTime } from '#features/explore/time/time-drawing.ts';
import { endsWords, formatSquare, formatTick } from '#features/explore/time/time-unit.ts';
import { YearColumns } from '#features/explore/time/year-columns.tsx';
import { readTimeData } from '#page-data/time.server.ts';
import { Frame, Provenance, type Embed } from './frame.tsx';
import styles from './frame.module.css';

/** The tabs of « Au fil du temps », in percent of GDP. */
export function seriesEmbeds(): Embed[] {
  return Object.entries(TAB_PLANS).map(([tab, plan]) => {
    const figures = readTimeData(tab, plan.path);
    const drawn = drawnTimeOf(figures, plan).percent;
    return {
      kind: 'series',
      page: plan.path,
      title: drawn.title,
      body: <SeriesFrame figures={figures} plan={plan} drawn={drawn} />,
    };
  });
}

type SeriesFrameProps = {
  readonly figures: TimeFigures;
  readonly plan: TabPlan;
  readonly drawn: DrawnTime['percent'];
};

function SeriesFrame({ figures, plan, drawn: { title, groups } }: SeriesFrameProps) {
  const isRead = figures.lines[0]?.shareCells !== undefined;
  return (
    <Frame
      title={title}
      page={plan.path}
      way={'Lire chaque année sur Nos\u00A0Milliards'}
      provenance={
        <Provenance
          known={{ nature: isRead ? 'officiel' : 'calcule' }}
          to={`${plan.path}#lire`}
          more="Pour lire ces chiffres"
        >
          Source : {plan.source}, {formatDay(figures.published)}.
        </Provenance>
      }
    >
      {groups.map(({ first, square, panels }) => (
        <Fragment key={first}>
          <div className={styles['panels']}>
            {panels.map((panel) => {
              const ends = endsWords(figures, panel.line, 'percent');
              return (
                <div key={panel.line}>
                  <p className="small-note">
                    <strong>{panel.title}</strong>, en % du PIB : {ends}
                  </p>
                  <YearColumns
                    panel={panel}
                    format={(value) => formatTick('percent', value)}
                    years={yearsOf({ first, last: figures.last })}
                    breaks={figures.breaks.map(({ year }) => year)}
                    label={`${panel.title}, en % du PIB\u00A0: ${ends}.`}
                    isWide={panels.length === 1}
                  />
                </div>
              );
            })}
          </div>
          <p className="small-note">
            1 carré = {formatSquare('percent', square)}. Une colonne par année, de {first} à{' '}
            {figures.last}.
            {panels.some(({ borrowed }) => borrowed !== '') &&
              ' En haut d’une colonne, carrés pleins\u00A0: dépensé au-delà des recettes\u202F; carrés cerclés\u00A0: recettes en plus.'}
          </p>
        </Fragment>
      ))}
      {figures.breaks.length > 0 && (
        <p className="small-note">
          Trait en tirets. {figures.breaks.map(({ text }) => text).join(' ')}
        </p>
      )}
    </Frame>
  );
}
