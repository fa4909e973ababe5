import { counted } from '@nosmilliards/domain/money/counted';
import type { MethodologyData } from '#page-data/methodology.server.ts';
import { piecePath } from '#site/path.ts';
import { TextLink } from '#ui/text-link.tsx';
import styles from './methodology.module.css';

/** Results of the checks of the dataset at build time. */
export function Checks({ data }: { readonly data: MethodologyData }) {
  const { checks, warnings, quoted } = data;
  const failed = checks.filter(({ problems }) => problems > 0).length;
  return (
    <>
      <p>
        {checks.length} contrôles relisent toutes les données avant chaque publication. Un seul
        problème, et le site n’est pas construit. Pour la version que vous lisez :{' '}
        <strong>{failed === 0 ? 'tous sont passés' : `${failed} ont échoué`}</strong>
        {warnings.length === 0 && ', et aucune source n’a passé sa date de relecture'}.
      </p>
      {quoted.length > 0 && (
        <>
          <p>
            {counted(quoted.length, 'pièce')} {quoted.length > 1 ? 'restent' : 'reste'} à relire à
            la source : des montants du site y ont été lus chez un tiers qui cite le producteur.
          </p>
          <ul>
            {quoted.map(({ page, title }) => (
              <li key={page}>
                <TextLink to={piecePath(page)}>{title}</TextLink>
              </li>
            ))}
          </ul>
        </>
      )}
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
