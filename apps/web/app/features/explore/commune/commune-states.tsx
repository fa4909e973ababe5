import { COMMUNES_PER_FILE } from '@nosmilliards/domain/commune/code';
import type { ReactNode } from 'react';
import { paths } from '#site/path.ts';
import { Button } from '#ui/button.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { TextLink } from '#ui/text-link.tsx';
import styles from './commune.module.css';

type MissingProps = {
  readonly title: string;
  readonly lede: string;
  readonly search: ReactNode;
  /** Where another try may succeed. */
  readonly onRetry?: () => void;
  readonly children?: ReactNode;
};

/** No commune chosen, one that the source does not have, or whose file did not come. */
export function CommuneMissing({ title, lede, search, onRetry, children }: MissingProps) {
  return (
    <div className="stack-4">
      <PageHeading eyebrow="Ma commune" lede={lede}>
        {title}
      </PageHeading>
      {onRetry && (
        <p>
          <Button variant="primary" onClick={onRetry}>
            Réessayer
          </Button>
        </p>
      )}
      <div className={styles['form']}>{search}</div>
      {children}
    </div>
  );
}

type ChoiceProps = Pick<MissingProps, 'search'> & { readonly years: readonly number[] };

/** Where a commune is looked for. */
export function CommuneChoice({ search, years }: ChoiceProps) {
  return (
    <CommuneMissing
      title={'Que dépense ma commune\u00A0?'}
      lede="Ce qu’elle paie, d’où vient l’argent et ce qu’elle doit, par habitant, à côté des communes de la même taille."
      search={search}
    >
      <ul className={styles['notes']}>
        <li>
          Les comptes de {years[0]} à {years.at(-1)}, publiés par l’Observatoire des finances et de
          la gestion publique locales. Aucun classement.
        </li>
        <li>
          Le nom tapé ne quitte pas l’appareil : la liste des communes y est lue, puis un fichier
          qui en contient jusqu’à {COMMUNES_PER_FILE}.{' '}
          <TextLink to={paths.privacy}>Confidentialité</TextLink>
        </li>
      </ul>
    </CommuneMissing>
  );
}
