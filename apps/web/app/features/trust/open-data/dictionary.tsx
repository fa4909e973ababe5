import { Disclosure } from '#ui/disclosure.tsx';
import { FactList } from '#ui/fact-list.tsx';
import type { OpenData } from '#page-data/open-data.server.ts';
import styles from './open-data.module.css';

export function Dictionary({ tables }: Pick<OpenData, 'tables'>) {
  return (
    <div className={styles['dictionary']}>
      {tables.map(({ name, fields }) => (
        <Disclosure key={name} summary={`${name} : ${fields.length} colonnes`}>
          <FactList
            facts={fields.map((field) => [field.name, `${field.type}. ${field.description}`])}
          />
        </Disclosure>
      ))}
    </div>
  );
}
