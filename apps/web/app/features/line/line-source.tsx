import { formatDay } from '@nosmilliards/domain/money/day';
import type { ReactNode } from 'react';
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
  const { line, source, reference, note } = sheet;
  const facts: [label: string, content: ReactNode, term?: string][] = [
    ['Producteur', source.producer],
    ['Document', <Title key="title" source={source} />],
    ['Où le lire', reference],
    ['Texte et année', sheet.vintage],
    [
      'Nature',
      <span key="nature" className={styles['nature']}>
        <NatureTag nature={line.nature} /> {sheet.nature}
      </span>,
      termPath('nature'),
    ],
    ['Note', note],
    ['Publié', formatDay(source.published)],
    ['Consulté', `le\u00A0${formatDay(source.consulted)}`],
    ['Droit de réutilisation', source.licence],
    ['Réserve sur la source', source.note],
    ['Identifiant de la ligne', <code key="id">{line.id}</code>],
  ];
  return (
    <section aria-labelledby="source" className={classNames(section['section'], styles['source'])}>
      <h2 id="source">D’où vient ce chiffre</h2>
      <FactList facts={facts.filter(([, content]) => content !== '')} />
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

function Title({ source }: { readonly source: LineSheet['source'] }) {
  if (source.url === '') return source.title;
  return <ExternalLink href={source.url}>{source.title}</ExternalLink>;
}
