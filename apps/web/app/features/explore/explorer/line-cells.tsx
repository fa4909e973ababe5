import type { Line } from '@nosmilliards/domain/budget/line';
import { estimatedWords } from '@nosmilliards/domain/budget/nature';
import { shareWithin } from '@nosmilliards/domain/budget/weight';
import { use, useId, type ReactNode } from 'react';
import { AmountLensContext } from '#ui/amount-lens.ts';
import { Amount } from '#ui/amount.tsx';
import { natureWords } from '#ui/nature-words.ts';
import { classNames } from '#ui/class-names.ts';
import sectors from '#ui/sector.module.css';
import { SpokenButton } from './spoken-button.tsx';
import styles from './line-row.module.css';
import { childrenWords, nameOf, paintWords, shareWords } from './words.ts';

/** Under the h2 of the category. */
const headings = { 1: 'h2', 2: 'h3', 3: 'h4', 4: 'h5', 5: 'h6' } as const;

type CellsProps = {
  readonly line: Line;
  readonly parent: Line;
  readonly count: number;
  readonly factsId?: string;
  readonly children: ReactNode;
};

type OpenerProps = Omit<CellsProps, 'children' | 'factsId'> & {
  readonly isOpen: boolean;
  readonly onToggle: () => void;
};

/** A line with children: the whole row is the button that opens it. */
export function Opener({ line, parent, count, isOpen, onToggle }: OpenerProps) {
  const lens = use(AmountLensContext);
  const factsId = useId();
  const Heading = headings[line.level];
  const share = shareWords(shareWithin(parent, line));
  const seen = lens?.(line.amount);
  const name = nameOf({ title: line.title, amount: line.amount, share, count, seen });
  return (
    <Heading className={styles['heading']}>
      <SpokenButton
        name={name}
        factsId={factsId}
        isOpen={isOpen}
        className={styles['main']}
        onToggle={onToggle}
      >
        <Cells line={line} parent={parent} count={count} factsId={factsId}>
          {line.title}
        </Cells>
      </SpokenButton>
    </Heading>
  );
}

/** Title, facts, amount and share, on the columns shared by all rows. */
export function Cells({ line, parent, count, factsId, children }: CellsProps) {
  const { amount, amountBeforeTransfers, paint } = line;
  const share = shareWithin(parent, line);
  const facts = [
    isPayerShown(line, parent) && paintWords[paint],
    count > 0 && childrenWords(line, count),
    natureWords[line.nature] + estimatedWords(line),
  ];
  return (
    <>
      <span aria-hidden="true" className={classNames(styles['square'], paintOf(line))} />
      <span className={styles['title']}>{children}</span>
      <span id={factsId} className={styles['facts']}>
        {facts.filter(Boolean).join(' · ')}
        {amountBeforeTransfers !== undefined && (
          <>
            {' · '}
            <Amount value={amountBeforeTransfers} /> avant{' '}
            {line.isTechnical ? 'remboursements' : 'transferts'}
          </>
        )}
      </span>
      <span className={styles['amount']}>
        <Amount value={amount} />
      </span>
      <span className={styles['share']}>{shareWords(share)}</span>
    </>
  );
}

/** Ruled paper for revenue, as in the picture. */
function paintOf({ side, isNiche, paint }: Line) {
  return side === 'revenue' && !isNiche ? styles['paper'] : sectors[paint];
}

/** Shown on every subcategory; below, only when the payer differs from the parent's. */
function isPayerShown({ isNiche, isTechnical, paint }: Line, parent: Line): boolean {
  return !isNiche && !isTechnical && (parent.level === 1 || paint !== parent.paint);
}
