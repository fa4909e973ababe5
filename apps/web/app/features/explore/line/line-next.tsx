import { StageList } from '#ui/stage-list.tsx';
import type { LineData } from './line-drawing.ts';
import section from './section.module.css';
import styles from './line-next.module.css';

/** What the laws of the next years vote and propose; the rest of the site reads one year. */
export function LineNext({ data }: { readonly data: LineData }) {
  const { year, next, nextGroups } = data;
  const shown = [...(next ? [next] : []), ...nextGroups.flatMap(({ rows }) => rows)];
  if (shown.length === 0) return null;
  const hasCopy = shown.some(({ stages }) => stages.some(({ isCopy }) => isCopy));
  const hasBill = shown.some(({ stages }) => stages.some(({ isProposed }) => isProposed));
  return (
    <section
      aria-labelledby="ensuite"
      className={section['section']}
      // The rows of a category would not fit the one sheet it prints on.
      data-print={next === null ? 'hide' : undefined}
    >
      <h2 id="ensuite">Après {year}</h2>
      {next && <StageList stages={next.stages} />}
      {next && next.note !== '' && <p className="note">{next.note}</p>}
      {nextGroups.map((group) => (
        <div key={group.title} className="stack-1">
          <h3>{group.title}</h3>
          <ul className={styles['rows']}>
            {group.rows.map(({ title, note, stages }) => (
              <li key={title}>
                <div>
                  <strong>{title}</strong>
                  {note !== '' && <p className={section['unit']}>{note}</p>}
                </div>
                <StageList stages={stages} />
              </li>
            ))}
          </ul>
        </div>
      ))}
      <p className="note">
        {hasBill && 'Proposé : un projet de loi déposé, que le Parlement peut changer. '}
        {hasCopy && 'Un lien hors du site mène à une copie publique, tenue par un tiers. '}
        En euros courants. Totaux et choix restent ceux de {year} : rien ici n’y entre.
      </p>
    </section>
  );
}
