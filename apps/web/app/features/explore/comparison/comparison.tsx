import type { Baseline } from '@nosmilliards/domain/budget/baseline';
import { figuresOf, MOST_COMPARED } from '@nosmilliards/domain/comparison/comparison';
import { proportionOf } from '@nosmilliards/domain/comparison/reading';
import type { Line } from '@nosmilliards/domain/budget/line';
import { formatRatio } from '@nosmilliards/domain/money/format';
import { squareOf } from '@nosmilliards/domain/sheet/squares';
import type { ReactNode } from 'react';
import { paths } from '#site/path.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { Notice } from '#ui/notice.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import type { ComparedLine } from './compared-line.ts';
import { ComparisonActions } from './comparison-actions.tsx';
import { ComparisonPiles } from './comparison-piles.tsx';
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
  /** The choices on a line, when two are compared. */
  readonly choices: (line: Line) => ReactNode;
  /** The button that adds a line. */
  readonly more: ReactNode;
  /** Address of « Retour ». */
  readonly origin: string;
  readonly onRemove: (id: string) => void;
  readonly onEmpty: () => void;
};

export function Comparison(props: ComparisonProps) {
  const { unknown, excess, head, baseline, lens, choices, more, origin, onRemove, onEmpty } = props;
  const lines = figuresOf(props.lines).items;
  const isAlone = lines.length === 1;
  return (
    <article className={styles['page']}>
      <ComparisonTitle lines={lines} title={head?.title ?? titleOf(lines)} />
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
          <ButtonLink to={paths.compare}>Choisir une autre ligne</ButtonLink>
        </p>
      )}
      <ComparisonPiles
        lines={lines}
        sheetSquare={squareOf(baseline.netExpenses)}
        choices={choices}
        onRemove={onRemove}
      />
      <div className={styles['tools']} data-print="hide">
        {lines.length < MOST_COMPARED && more}
        {lens}
      </div>
      <ComparisonFacts lines={lines} baseline={baseline} />
    </article>
  );
}

type ComparisonTitleProps = { readonly lines: readonly ComparedLine[]; readonly title: string };

/** The ratio is the title; without one, the names of the lines. */
function ComparisonTitle({ lines, title }: ComparisonTitleProps) {
  const proportion = proportionOf(lines);
  const sentence = proportionSentenceOf(lines);
  if (proportion.kind !== 'times') {
    return (
      <PageHeading eyebrow="Comparaison" lede={sentence}>
        {title}
      </PageHeading>
    );
  }
  return (
    <div className={styles['hero']}>
      <p aria-hidden="true" className={styles['ratio']}>
        {formatRatio(proportion.times)}
      </p>
      <PageHeading eyebrow={title}>
        <span className={styles['sentence']}>{sentence}</span>
      </PageHeading>
    </div>
  );
}
