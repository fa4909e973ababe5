import { millions } from '@nosmilliards/domain/money/money';
import type { Nature } from '@nosmilliards/domain/budget/nature';
import { Amount } from '#ui/amount.tsx';
import { ExternalLink } from '#ui/external-link.tsx';
import { NatureTag } from '#ui/nature-tag.tsx';
import styles from './figure-entry.module.css';

/** A figure of the edition with its source; `value` is in millions of euros. */
export type SourcedFigure = {
  readonly id: string;
  readonly label: string;
  readonly value: number;
  readonly nature: Nature;
  readonly year: number;
  readonly perimeter: string;
  readonly reference: string;
  readonly source: { readonly producer: string; readonly title: string; readonly url: string };
  readonly note: string;
};

/** `id` is an anchor: other pages link to this entry. */
export function FigureEntry({ figure }: { readonly figure: SourcedFigure }) {
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
