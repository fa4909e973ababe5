import type { ReactNode } from 'react';
import { paths } from '#site/path.ts';
import { Button } from '#ui/button.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { TextLink } from '#ui/text-link.tsx';
import styles from './commune.module.css';

type StateProps = { readonly search: ReactNode };

/** Where a commune is looked for. */
export function CommuneChoice({
  search,
  years,
}: StateProps & { readonly years: readonly number[] }) {
  return (
    <div className="stack-5">
      <PageHeading lede="Ce qu’elle paie, d’où vient l’argent et ce qu’elle doit, par habitant, à côté des communes de la même taille.">
        Que dépense ma commune&nbsp;?
      </PageHeading>
      <div className={styles['form']}>{search}</div>
      <ul className={styles['notes']}>
        <li>
          Les comptes de {years[0]} à {years.at(-1)}, publiés par l’Observatoire des finances et de
          la gestion publique locales. Aucun classement.
        </li>
        <li>
          Le nom tapé ne quitte pas l’appareil : la liste des communes y est lue, puis un fichier
          qui en contient une centaine. <TextLink to={paths.privacy}>Confidentialité</TextLink>
        </li>
      </ul>
    </div>
  );
}

type MissingProps = StateProps & {
  readonly title: string;
  readonly lede: string;
  /** Where another try may succeed. */
  readonly onRetry?: () => void;
};

/** A commune that the source does not have, or whose file did not come. */
export function CommuneMissing({ title, lede, search, onRetry }: MissingProps) {
  return (
    <div className="stack-3">
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
    </div>
  );
}
