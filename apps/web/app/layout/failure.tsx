import { paths } from '#site/path.ts';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import styles from './way-out.module.css';

/** The technical message stays in English, to be copied into a bug report. */
export function Failure({ detail }: { readonly detail: string }) {
  return (
    <>
      <PageHeading lede="Vos votes enregistrés sur cet appareil y restent. Rechargez la page ou revenez à l’accueil.">
        Une erreur est survenue
      </PageHeading>
      <p className={styles['ways']}>
        <Button variant="primary" onClick={() => location.reload()}>
          Recharger la page
        </Button>
        <ButtonLink to={paths.home} variant="secondary" reloadDocument>
          Revenir à l’accueil
        </ButtonLink>
      </p>
      <p className={styles['technical']} lang="en">
        Unexpected Application Error! {detail}
      </p>
    </>
  );
}
