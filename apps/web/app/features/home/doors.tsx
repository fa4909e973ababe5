import { paths, votePath } from '#browser/path.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import styles from './doors.module.css';

type DoorsProps = { readonly cardCount: string; readonly minutes: string };

/** The two ways in, at the end of the page, once the visitor knows what they are for. */
export function Doors({ cardCount, minutes }: DoorsProps) {
  return (
    <section aria-labelledby="portes" className={styles['section']}>
      <h2 id="portes">Par où commencer ?</h2>
      <ul className={styles['doors']}>
        <li className={styles['door']}>
          <h3>Le jeu</h3>
          <p>
            {cardCount} cartes, de la plus grosse à la plus petite dans chaque secteur. Environ{' '}
            {minutes} minutes, et vous pouvez vous arrêter quand vous voulez.
          </p>
          <ButtonLink to={votePath} variant="secondary">
            Jouer les cartes
          </ButtonLink>
        </li>
        <li className={styles['door']}>
          <h3>L’explorateur</h3>
          <p>
            Toutes les dépenses et toutes les recettes, de la catégorie à la sous-action, avec leurs
            sources. Comparez et votez ligne par ligne.
          </p>
          <ButtonLink to={paths.explorer} variant="secondary">
            Explorer ligne par ligne
          </ButtonLink>
        </li>
      </ul>
    </section>
  );
}
