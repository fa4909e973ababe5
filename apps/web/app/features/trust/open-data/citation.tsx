import { formatDay } from '@nosmilliards/domain/money/day';
import type { DataEdition } from './open-data.ts';
import styles from './open-data.module.css';

type CitationProps = { readonly edition: DataEdition; readonly address: string };

/** `user-select: all`: one click selects the citation, without script. */
export function Citation({ edition, address }: CitationProps) {
  const { title, year, version, updated } = edition;
  return (
    <>
      <p>Dans un texte. Un clic sélectionne toute la citation :</p>
      <blockquote className={styles['citation']}>
        Nos Milliards, {title}, édition {year}, version {version}, mise à jour du{' '}
        {formatDay(updated)}, {address}, Licence Ouverte 2.0.
      </blockquote>
      <p>Dans une bibliographie, au format BibTeX :</p>
      <pre className={styles['citation']}>
        {`@misc{nosmilliards${year},
  author = {{Nos Milliards}},
  title  = {${title}, édition ${year}, version ${version}},
  year   = {${updated.slice(0, 4)}},
  url    = {${address}}
}`}
      </pre>
    </>
  );
}
