import { DataTable as Table } from '#ui/data-table.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import type { DataTable } from './open-data-page.tsx';
import styles from './open-data.module.css';

export function Dictionary({ tables }: { readonly tables: readonly DataTable[] }) {
  return (
    <div className={styles['dictionary']}>
      {tables.map(({ name, fields }) => (
        <Disclosure key={name} summary={`${name} : ${fields.length} colonnes`}>
          <Table
            caption={`Colonnes de ${name}`}
            columns={[
              { id: 'name', label: 'Colonne' },
              { id: 'description', label: 'Ce qu’elle contient' },
            ]}
            rows={fields.map((field) => ({
              id: field.name,
              cells: [field.name, `${field.type}. ${field.description}`],
            }))}
          />
        </Disclosure>
      ))}
    </div>
  );
}
