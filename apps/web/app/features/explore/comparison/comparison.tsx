import type { Baseline } from '@nosmilliards/domain/budget/baseline';
import { figuresOf, MOST_COMPARED } from '@nosmilliards/domain/comparison/comparison';
import type { ReactNode } from 'react';
import { paths } from '#browser/path.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { Notice } from '#ui/notice.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import type { ComparedLine } from './compared-line.ts';
import { ComparisonActions } from './comparison-actions.tsx';
import { ComparisonBars } from './comparison-bars.tsx';
import { ComparisonFacts } from './comparison-facts.tsx';
import { excessSentenceOf, proportionSentenceOf, titleOf, unknownSentenceOf } from './sentence.ts';
import styles from './comparison.module.css';

type ComparisonData = {
  readonly lines: readonly ComparedLine[];
  /** Ids of the address that the dataset does not have. */
  readonly unknown: readonly string[];
  /** Titles beyond the sixth line. */
  readonly excess: readonly string[];
  /** Set when the dataset gives this comparison a title. */
  readonly head: { readonly title: string } | null;
};

type ComparisonProps = ComparisonData & {
  readonly baseline: Baseline;
  readonly lens: ReactNode;
  /** Address of « Retour ». */
  readonly origin: string;
  readonly onRemove: (id: string) => void;
  readonly onEmpty: () => void;
};

export function Comparison(props: ComparisonProps) {
  const { unknown, excess, head, baseline, lens, origin, onRemove, onEmpty } = props;
  const lines = figuresOf(props.lines).items;
  const isAlone = lines.length === 1;
  return (
    <article className={styles['page']}>
      <PageHeading eyebrow="Comparaison" lede={proportionSentenceOf(lines)}>
        <span className={styles['title']}>{head?.title ?? titleOf(lines)}</span>
      </PageHeading>
      <ComparisonActions lines={lines} origin={origin} onEmpty={onEmpty} />
      {unknown.length > 0 && (
        <Notice tone="warning" title="Une partie de l’adresse est inconnue">
          <p>{unknownSentenceOf(unknown)}</p>
        </Notice>
      )}
      {excess.length > 0 && (
        <Notice tone="warning">
          <p>{excessSentenceOf(excess, MOST_COMPARED)}</p>
        </Notice>
      )}
      {isAlone && (
        <p data-print="hide">
          <ButtonLink to={paths.explorer}>Choisir une autre ligne</ButtonLink>
        </p>
      )}
      <ComparisonBars lines={lines} lens={lens} onRemove={onRemove} />
      <ComparisonFacts lines={lines} baseline={baseline} />
    </article>
  );
}
