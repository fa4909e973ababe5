import type { ReactNode } from 'react';
import { PageHeading } from '#ui/page-heading.tsx';
import styles from './reading-page.module.css';

type ReadingSection = { id: string; title: string; content: ReactNode };

type ReadingPageProps = {
  title: string;
  lede?: ReactNode;
  /** Each `id` is a public anchor, which links depend on. */
  sections: readonly ReadingSection[];
  /** Adds a table of contents, for a long page. */
  hasContents?: boolean;
};

/** A page of text in sections. */
export function ReadingPage({ title, lede, sections, hasContents = false }: ReadingPageProps) {
  return (
    <div className={styles['page']}>
      <PageHeading lede={lede}>{title}</PageHeading>
      <div className={hasContents ? styles['columns'] : undefined}>
        {hasContents && (
          <nav aria-labelledby="sommaire" className={styles['contents']}>
            <p id="sommaire">Sur cette page</p>
            <ol className={styles['list']}>
              {sections.map(({ id, title: name }) => (
                <li key={id}>
                  <a href={`#${id}`}>{name}</a>
                </li>
              ))}
            </ol>
          </nav>
        )}
        <div className={styles['body']}>
          {sections.map(({ id, title: name, content }) => (
            <section key={id} aria-labelledby={id}>
              <h2 id={id} tabIndex={-1}>
                {name}
              </h2>
              {content}
            </section>
          ))}
        </div>
      </div>
    </div>
  );
}
