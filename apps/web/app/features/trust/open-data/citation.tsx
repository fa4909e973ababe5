import { formatDay } from '@nosmilliards/domain/money/day';
import styles from './open-data.module.css';

export type DataEdition = {
  readonly title: string;
  readonly year: number;
  readonly version: string;
  /** As an ISO day. */
  readonly updated: string;
};

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
