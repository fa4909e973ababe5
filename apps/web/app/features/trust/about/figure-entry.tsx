import { millions } from '@nosmilliards/domain/money/money';
import type { AboutData } from '#page-data/about.server.ts';
import { Amount } from '#ui/amount.tsx';
import { ExternalLink } from '#ui/external-link.tsx';
import { NatureTag } from '#ui/nature-tag.tsx';
import styles from './figure-entry.module.css';

/** `id` is an anchor: other pages link to this entry. */
export function FigureEntry({ figure }: { readonly figure: AboutData['figures'][number] }) {
  const { id, label, value, nature, year, perimeter, reference, source, note } = figure;
  return (
    <article id={id} tabIndex={-1} className={styles['sheet']}>
      <h3>{label}</h3>
      <p className={styles['amount']}>
        <Amount value={millions(value)} size="figure" /> <NatureTag nature={nature} />
      </p>
      <dl className={styles['facts']}>
        <div>
          <dt>Année</dt>
          <dd>{year}</dd>
        </div>
        <div>
          <dt>Périmètre</dt>
          <dd>{perimeter}</dd>
        </div>
        <div>
          <dt>Source</dt>
          <dd>
            {source.url === '' ? (
              source.title
            ) : (
              <ExternalLink href={source.url}>{source.title}</ExternalLink>
            )}
            {source.url !== '' && `, ${source.producer}`}
          </dd>
        </div>
        <div>
          <dt>Référence</dt>
          <dd>{reference}</dd>
        </div>
      </dl>
      <p>{note}</p>
    </article>
  );
}
