import { termPath } from '#browser/path.ts';
import { Amount } from '#ui/amount.tsx';
import { TermLink } from '#ui/term-link.tsx';
import type { Indicator, ProgrammeFacts } from './line-sheet.ts';
import section from './section.module.css';
import styles from './line-programme.module.css';

type LineProgrammeProps = { readonly programme: ProgrammeFacts; readonly year: number };

const UNKNOWN = 'non disponible';

/** Who runs the programme, with how many people, and what it promised and reached. */
export function LineProgramme({ programme, year }: LineProgrammeProps) {
  const { ministry, staffCost, jobsVoted, jobsFilled, indicators } = programme;
  const hasJobs = jobsVoted !== null || jobsFilled !== null;
  return (
    <section aria-labelledby="programme" className={section['section']}>
      <h2 id="programme">Qui s’en occupe, avec quels résultats</h2>
      <dl className={section['facts']}>
        <div>
          <dt>Ministère responsable</dt>
          <dd>{ministry === '' ? UNKNOWN : ministry}</dd>
        </div>
        <div>
          <dt>Dépenses de personnel, loi {year}</dt>
          <dd>{staffCost === null ? UNKNOWN : <StaffCost value={staffCost} />}</dd>
        </div>
        {!hasJobs && (
          <div>
            <dt>Emplois, {year}</dt>
            <dd>{UNKNOWN}</dd>
          </div>
        )}
        {hasJobs && (
          <>
            <div>
              <dt>Emplois votés, {year}</dt>
              <dd>{jobsVoted ?? UNKNOWN}</dd>
            </div>
            <div>
              <dt>Emplois occupés, {year}</dt>
              <dd>{jobsFilled ?? UNKNOWN}</dd>
            </div>
          </>
        )}
      </dl>
      {hasJobs && (
        <p className={section['remark']}>
          Emplois en <TermLink to={termPath('etpt')}>équivalents temps plein travaillés</TermLink> :
          deux mi-temps sur l’année font un emploi.
        </p>
      )}
      {indicators.length > 0 && <Indicators indicators={indicators} year={year} />}
    </section>
  );
}

function StaffCost({ value }: { readonly value: NonNullable<ProgrammeFacts['staffCost']> }) {
  return value === 0 ? 'aucune' : <Amount value={value} />;
}

type IndicatorsProps = { readonly indicators: readonly Indicator[]; readonly year: number };

function Indicators({ indicators, year }: IndicatorsProps) {
  return (
    <>
      <h3>Objectifs et résultats {year}</h3>
      <p className={section['remark']}>
        Indicateurs choisis par le ministère. Selon l’indicateur, mieux veut dire plus haut ou plus
        bas : à lire un par un.
      </p>
      <ul className={styles['indicators']}>
        {indicators.map(({ code, title, detail, before, target, result }) => (
          <li key={`${code} ${detail}`}>
            <p className={styles['title']}>{title}</p>
            {detail !== '' && detail !== title && <p className={section['remark']}>{detail}</p>}
            <dl className={styles['measures']}>
              <dt>Réalisé {year - 1}</dt>
              <dd>{before ?? UNKNOWN}</dd>
              <dt>Cible {year}</dt>
              <dd>{target}</dd>
              <dt>Réalisé {year}</dt>
              <dd>{result}</dd>
            </dl>
          </li>
        ))}
      </ul>
    </>
  );
}
