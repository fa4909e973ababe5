import type { Paint } from '@nosmilliards/domain/budget/line';
import { estimatedWords, type SumNature } from '@nosmilliards/domain/budget/nature';
import type { ReactNode } from 'react';
import type { EmbedKind } from '#site/embed-path.ts';
import { readSources } from '#dataset/read.server.ts';
import button from '#ui/button.module.css';
import { classNames } from '#ui/class-names.ts';
import { NatureTag } from '#ui/nature-tag.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import sectors from '#ui/sector.module.css';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import styles from './frame.module.css';

/** A page that other sites show in an iframe. */
export type Embed = {
  readonly kind: EmbedKind;
  /** Path of the page of the site that shows the same content. */
  readonly page: string;
  readonly title: string;
  readonly body: ReactNode;
};

type FrameProps = {
  readonly eyebrow?: string;
  readonly title: string;
  /** Colour of the edge, as on a card of the game; `revenue` has none. */
  readonly paint?: Paint | 'revenue';
  /** The page of the site that the button opens. */
  readonly page: string;
  readonly way: string;
  /** Nature, source and where to read more: of every frame that shows a figure. */
  readonly provenance?: ReactNode;
  readonly children: ReactNode;
};

export function Frame(props: FrameProps) {
  const { eyebrow, title, paint, page, way, provenance, children } = props;
  return (
    <main
      className={classNames(
        styles['frame'],
        paint && styles['edged'],
        paint && (paint === 'revenue' ? styles['revenue'] : sectors[paint]),
      )}
    >
      <PageHeading {...(eyebrow !== undefined && { eyebrow })}>{title}</PageHeading>
      {children}
      <p>
        <a
          href={page}
          target="_blank"
          rel="noopener"
          className={classNames(button['button'], button['primary'])}
          data-part="way"
          data-plain={page}
        >
          <span>
            <span data-part="way-words">{way}</span>
            <NewWindow />
          </span>
        </a>
      </p>
      {provenance && <p className={styles['provenance']}>{provenance}</p>}
    </main>
  );
}

type ProvenanceProps = {
  readonly known: SumNature;
  /** The page that says more. */
  readonly to: string;
  readonly more: string;
  readonly children: ReactNode;
};

export function Provenance({ known, to, more, children }: ProvenanceProps) {
  return (
    <>
      <NatureTag nature={known.nature} more={estimatedWords(known)} /> {children}{' '}
      <FrameLink to={to}>{more}</FrameLink>
    </>
  );
}

/** Links open a window: the embedding page must not be left. */
export function FrameLink({ to, children }: { readonly to: string; readonly children: string }) {
  return (
    <a href={to} target="_blank" rel="noopener">
      {children}
      <NewWindow />
    </a>
  );
}

function NewWindow() {
  return <VisuallyHidden> (nouvelle fenêtre)</VisuallyHidden>;
}

/** « Direction du budget, « Synthèse… » (2026) ». */
export function sourceWordsOf(id: string, producers?: string): string {
  const source = readSources().sources[id];
  if (source === undefined) throw new Error(`No source ${id}`);
  const { producer, title, published } = source;
  const year = published.slice(0, 4);
  return `${producers ?? producer}, «\u00A0${title}\u00A0»${year === '' ? '' : ` (${year})`}`;
}
