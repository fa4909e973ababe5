import { ratioOf } from '@nosmilliards/domain/comparison/comparison';
import { totalsOf, type SumKind } from '@nosmilliards/domain/comparison/reading';
import { formatRatio } from '@nosmilliards/domain/money/format';
import X from 'lucide-react/icons/x';
import { Fragment, type ReactNode } from 'react';
import { Amount } from '#ui/amount.tsx';
import { classNames } from '#ui/class-names.ts';
import { Button } from '#ui/button.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import type { ComparedLine } from './compared-line.ts';
import { Pile } from './pile.tsx';
import { pilesOf } from './piles.ts';
import { nestedSentenceOf } from './sentence.ts';
import styles from './pile.module.css';

const TOTAL_WORDS: Readonly<Record<SumKind, string>> = {
  expense: 'Dépenses',
  revenue: 'Recettes',
  niche: 'Niches fiscales',
  transfer: 'Transferts',
};

type ComparisonPilesProps = {
  /** Largest first. */
  readonly lines: readonly ComparedLine[];
  /** Value of a square of the sheet of 1 000, in millions of euros. */
  readonly sheetSquare: number;
  /** The choices on a line, for two lines. */
  readonly choices: (line: ComparedLine) => ReactNode;
  readonly onRemove: (id: string) => void;
};

/** Two piles side by side, or one row per line, at one scale. */
export function ComparisonPiles(props: ComparisonPilesProps) {
  const { lines, sheetSquare, choices, onRemove } = props;
  const { sums, nested } = totalsOf(lines);
  const { square, isSheet, drawn } = pilesOf(lines, sheetSquare);
  const smallest = lines.at(-1);
  const isPair = lines.length === 2;
  const isRanked = lines.length > 2;
  return (
    <section aria-labelledby="montants" className="stack-2">
      <h2 id="montants">
        <VisuallyHidden>Sur une même échelle</VisuallyHidden>
      </h2>
      <ul
        className={isPair ? styles['pair'] : styles['rows']}
        aria-label="Lignes comparées, de la plus grande à la plus petite"
      >
        {lines.map((line, index) => (
          <Pile
            key={line.id}
            line={line}
            drawn={drawn[index] ?? null}
            {...(line.side === 'revenue' && { kind: line.isNiche ? 'niche' : 'recette' })}
            {...(isRanked && smallest && { note: multipleOf(line, smallest, lines.length) })}
          >
            {isPair && choices(line)}
            <Button
              variant={isPair ? 'quiet' : 'secondary'}
              icon={X}
              className={classNames(!isPair && styles['compact'])}
              title="Retirer"
              data-print="hide"
              onClick={() => onRemove(line.id)}
            >
              {isPair ? 'Retirer' : <VisuallyHidden>Retirer</VisuallyHidden>}
              <VisuallyHidden> {line.title}</VisuallyHidden>
            </Button>
          </Pile>
        ))}
      </ul>
      <p className="note inked">
        <strong>
          1&nbsp;carré = <Amount value={square} />
        </strong>
        {isSheet && ', 1\u00A0€ sur 1\u202F000\u00A0€ de dépense publique'}.{' '}
        {lines.length > 1 && 'Même échelle pour toutes les lignes. '}
        {lines.length > 1 &&
          sums.map(({ kind, amount }) => (
            <Fragment key={kind}>
              {sums.length > 1 ? TOTAL_WORDS[kind] : 'Total'}
              {'\u00A0: '}
              <strong>
                <Amount value={amount} />
              </strong>
              .{' '}
            </Fragment>
          ))}
        {sums.length > 1 &&
          'Dépenses, recettes, niches et transferts ne s’additionnent pas entre eux.'}
      </p>
      {nested.map(({ inner, outer }) => (
        <p key={inner.id} className="note inked">
          {nestedSentenceOf(inner, outer)}
        </p>
      ))}
    </section>
  );
}

function multipleOf(line: ComparedLine, smallest: ComparedLine, count: number): string {
  if (line === smallest) return `la plus petite des ${count}`;
  const ratio = ratioOf(line.amount, smallest.amount);
  return ratio.ok ? `${formatRatio(ratio.value)} la plus petite` : '';
}
