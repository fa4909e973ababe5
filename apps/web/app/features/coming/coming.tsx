import { paths } from '#browser/path.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { Notice } from '#ui/notice.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import styles from './coming.module.css';

type ComingProps = {
  readonly title: string;
  readonly lede: string;
  /** What the visitor will be able to do here. */
  readonly promises: readonly string[];
};

/** A screen that is planned but not built: it says so, and what it will do. */
export function Coming({ title, lede, promises }: ComingProps) {
  return (
    <>
      <PageHeading eyebrow="En construction" lede={lede}>
        {title}
      </PageHeading>
      <div className={styles['body']}>
        <Notice title="Cette page arrive bientôt. Vous pourrez :">
          <ul className={styles['promises']}>
            {promises.map((promise) => (
              <li key={promise}>{promise}</li>
            ))}
          </ul>
        </Notice>
        <p>
          <ButtonLink to={paths.home} variant="secondary">
            Revenir à l’accueil
          </ButtonLink>
        </p>
      </div>
    </>
  );
}
