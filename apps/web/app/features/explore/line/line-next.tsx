import { DataTable } from '#ui/data-table.tsx';
import { ProposedTag, SourcedAmount, StageList } from '#ui/stage-list.tsx';
import type { LineData } from './line-data.ts';
import section from './section.module.css';

/** What the laws of the next years vote and propose; the rest of the site reads one year. */
export function LineNext({ data }: { readonly data: LineData }) {
  const { year, next, nextTables } = data;
  if (next === null && nextTables.length === 0) return null;
  const hasBill =
    next?.stages.some(({ isProposed }) => isProposed) ??
    nextTables.some(({ columns }) => columns.some(({ isProposed }) => isProposed));
  return (
    <section aria-labelledby="ensuite" className={section['section']}>
      <h2 id="ensuite">Après {year}</h2>
      {next && <StageList stages={next.stages} />}
      {next && next.note !== '' && <p className={section['remark']}>{next.note}</p>}
      {nextTables.map((table) => (
        <NextTable key={table.caption} table={table} />
      ))}
      <p className={section['remark']}>
        {hasBill && 'Proposé : un projet de loi déposé, que le Parlement peut changer. '}
        En euros courants. Totaux et choix restent ceux de {year} : rien ici n’y entre.
      </p>
    </section>
  );
}

function NextTable({ table }: { readonly table: LineData['nextTables'][number] }) {
  const { caption, columns, rows } = table;
  return (
    <DataTable
      caption={caption}
      columns={[
        { id: 'title', label: 'Nom' },
        ...columns.map(({ word, isProposed }) => ({
          id: word,
          label: isProposed ? (
            <>
              {word} <ProposedTag />
            </>
          ) : (
            word
          ),
          numeric: true,
        })),
      ]}
      rows={rows.map(({ title, note, amounts }) => ({
        id: title,
        cells: [
          note === '' ? (
            title
          ) : (
            <>
              {title} <span className={section['unit']}>{note}</span>
            </>
          ),
          ...amounts.map((amount) =>
            amount === null ? (
              'non disponible'
            ) : (
              <SourcedAmount key={amount.text} amount={amount} />
            ),
          ),
        ],
      }))}
    />
  );
}
