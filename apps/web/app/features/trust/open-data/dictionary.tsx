import { LazyDisclosure } from '#ui/lazy-disclosure.tsx';
import { FactList } from '#ui/fact-list.tsx';
import type { OpenData } from '#page-data/open-data.server.ts';
import styles from './open-data.module.css';

export function Dictionary({ tables }: Pick<OpenData, 'tables'>) {
  return (
    <>
      <p>
        Le même est à télécharger, au format Data Package : <code>datapackage.json</code>.
      </p>
      <div className={styles['dictionary']}>
        {tables.map(({ name, fields }) => (
          <LazyDisclosure key={name} summary={`${name} : ${fields.length} colonnes`}>
            <FactList
              facts={fields.map((field) => [field.name, `${field.type}. ${field.description}`])}
            />
          </LazyDisclosure>
        ))}
      </div>
    </>
  );
}
