import type { ReactNode } from 'react';
import { paths } from '#site/path.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import styles from './way-out.module.css';

/** `search`: an old link usually leads to a line that moved. */
export function NotFound({ search }: { readonly search: ReactNode }) {
  return (
    <>
      <PageHeading
        eyebrow="Erreur 404"
        lede="L’adresse est peut-être incomplète, ou la page a changé de place."
      >
        Page introuvable
      </PageHeading>
      <div className={styles['ways']}>
        <ButtonLink to={paths.explorer}>Explorer le budget</ButtonLink>
        <ButtonLink to={paths.home} variant="secondary">
          Revenir à l’accueil
        </ButtonLink>
        {search}
      </div>
    </>
  );
}
