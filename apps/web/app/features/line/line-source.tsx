import { lineFilePath, termPath } from '#browser/path.ts';
import { classNames } from '#ui/class-names.ts';
import { ExternalLink } from '#ui/external-link.tsx';
import { FactList } from '#ui/fact-list.tsx';
import { NatureTag } from '#ui/nature-tag.tsx';
import type { LineSheet } from './line-sheet.ts';
import section from './section.module.css';
import styles from './line-source.module.css';

/** Everything needed to check the figure, to take it away, or to say that it is wrong. */
export function LineSource({ sheet }: { readonly sheet: LineSheet }) {
  const { line, source, nature } = sheet;
  const { title, url, facts } = source;
  return (
    <section aria-labelledby="source" className={classNames(section['section'], styles['source'])}>
      <h2 id="source">D’où vient ce chiffre</h2>
      <FactList
        facts={[
          [
            'Document',
            url === '' ? (
              title
            ) : (
              <ExternalLink key="title" href={url}>
                {title}
              </ExternalLink>
            ),
          ],
          [
            'Nature',
            <span key="nature" className={styles['nature']}>
              <NatureTag nature={line.nature} /> {nature}
            </span>,
            termPath('nature'),
          ],
          ...facts,
        ]}
      />
      <ul className={styles['actions']} data-print="hide">
        <li>
          <a href={lineFilePath(line.id)} download>
            Télécharger cette ligne (JSON, Licence Ouverte)
          </a>
        </li>
        <li>
          <ExternalLink href={sheet.reportLink}>Signaler une erreur</ExternalLink>
        </li>
      </ul>
    </section>
  );
}
