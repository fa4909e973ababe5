import { Fragment } from 'react';
import { termPath } from '#site/path.ts';
import { TermLink } from '#ui/term-link.tsx';
import { LineFacts } from './line-facts.tsx';
import type { LineData } from './line-drawing.ts';
import section from './section.module.css';
import styles from './line-programme.module.css';

type Indicator = NonNullable<LineData['programme']>['indicators'][number];

type LineProgrammeProps = {
  readonly programme: NonNullable<LineData['programme']>;
  readonly year: number;
};

/** Who runs the programme, its staff, and the targets and results of its indicators. */
export function LineProgramme({ programme, year }: LineProgrammeProps) {
  const { facts, hasJobs, indicators } = programme;
  return (
    <section aria-labelledby="programme" className={section['section']}>
      <h2 id="programme">Qui s’en occupe, avec quels résultats</h2>
      <LineFacts facts={facts} />
      {hasJobs && (
        <p className="note">
          Emplois en <TermLink to={termPath('etpt')}>équivalents temps plein travaillés</TermLink> :
          deux mi-temps sur l’année font un emploi.
        </p>
      )}
      {indicators.length > 0 && (
        <>
          <h3>Objectifs et résultats {year}</h3>
          <p className="note">
            Indicateurs choisis par le ministère. Selon l’indicateur, mieux veut dire plus haut ou
            plus bas : à lire un par un.
          </p>
          <ul className={styles['indicators']}>
            {indicators.map(({ key, title, detail, measures, axis }) => (
              <li key={key}>
                <p className={styles['title']}>{title}</p>
                <Axis axis={axis} />
                {detail !== '' && <p className="note">{detail}</p>}
                <dl className={styles['measures']}>
                  {measures.map(({ label, text }) => (
                    <Fragment key={label}>
                      <dt>{label}</dt>
                      <dd>{text}</dd>
                    </Fragment>
                  ))}
                </dl>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

/** Hidden: the measures beside give the same in figures. */
function Axis({ axis }: { readonly axis: Indicator['axis'] }) {
  const { before, target, result } = axis;
  return (
    <svg aria-hidden="true" className={styles['axis']}>
      <line x1="0" x2="100%" y1="12" y2="12" />
      {before !== null && <Mark at={before} className={styles['before']} />}
      <Mark at={result} className={styles['result']} />
      <line x1={`${target}%`} x2={`${target}%`} y1="1" y2="23" className={styles['target']} />
    </svg>
  );
}

function Mark({ at, className }: { readonly at: number; readonly className: string | undefined }) {
  return (
    <svg x={`${at}%`} overflow="visible">
      <rect x="-6" y="6" width="12" height="12" className={className} />
    </svg>
  );
}
