import type { MethodologyData } from '#page-data/methodology.server.ts';
import styles from './methodology.module.css';

/** Results of the checks of the dataset at build time. */
export function Checks({ data: { checks, warnings } }: { readonly data: MethodologyData }) {
  const failed = checks.filter(({ problems }) => problems > 0).length;
  return (
    <>
      <p>
        {checks.length} contrôles relisent toutes les données avant chaque publication. Un seul
        problème, et le site n’est pas construit. Pour la version que vous lisez :{' '}
        <strong>{failed === 0 ? 'tous sont passés' : `${failed} ont échoué`}</strong>
        {warnings.length === 0 ? ', et aucune source n’est à relire.' : '.'}
      </p>
      <ul className={styles['checks']}>
        {checks.map(({ id, label, problems }) => (
          <li key={id}>
            {label}
            {problems > 0 && ` : ${problems} à corriger`}
          </li>
        ))}
      </ul>
      {warnings.length > 0 && (
        <ul>
          {warnings.map((warning) => (
            <li key={warning}>{warning}</li>
          ))}
        </ul>
      )}
    </>
  );
}
