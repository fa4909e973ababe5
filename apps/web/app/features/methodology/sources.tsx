import { formatDay } from '@nosmilliards/domain/money/day';
import { formatCount } from '@nosmilliards/domain/money/format';
import { paths } from '#browser/path.ts';
import { Disclosure } from '#ui/disclosure.tsx';
import { ExternalLink } from '#ui/external-link.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { MethodologySheet } from './methodology-sheet.ts';
import styles from './methodology.module.css';

export function Sources({ sources }: { readonly sources: MethodologySheet['sources'] }) {
  return (
    <>
      <p>
        Chaque ligne nomme sa source sur sa page. Les notes et les dates complètes sont dans{' '}
        <TextLink to={paths.data}>les données à télécharger</TextLink>.
      </p>
      <Disclosure summary={`Les ${sources.length} sources, des plus employées aux moins employées`}>
        <ol className={styles['sources']}>
          {sources.map(({ id, producer, title, url, consulted, uses }) => (
            <li key={id}>
              {url === '' ? title : <ExternalLink href={url}>{title}</ExternalLink>}
              {` (${producer}). ${formatCount(uses)} ${uses > 1 ? 'emplois' : 'emploi'}, consulté le ${formatDay(consulted)}.`}
            </li>
          ))}
        </ol>
      </Disclosure>
    </>
  );
}
