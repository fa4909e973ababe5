import type { Line } from '@nosmilliards/domain/budget/line';
import { wholeOf } from '@nosmilliards/domain/budget/lens';
import { estimatedWords } from '@nosmilliards/domain/budget/nature';
import { shareWithin } from '@nosmilliards/domain/budget/weight';
import { use, useId, type ReactNode } from 'react';
import { AmountLensContext } from '#ui/amount-lens.ts';
import { Amount } from '#ui/amount.tsx';
import { natureWords } from '#ui/nature-words.ts';
import { ShareBar } from '#ui/share-bar.tsx';
import { SpokenButton } from './spoken-button.tsx';
import styles from './line-row.module.css';
import { childrenWords, nameOf, paintWords, shareWords } from './words.ts';

const headings = { 1: 'h3', 2: 'h4', 3: 'h5', 4: 'h6', 5: 'h6' } as const;

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
  const seen = lens?.(line.amount, wholeOf(line));
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

/** Title, facts, bar, amount and share, on the columns shared by all rows. */
export function Cells({ line, parent, count, factsId, children }: CellsProps) {
  const { amount, amountBeforeTransfers, paint } = line;
  const share = shareWithin(parent, line);
  const facts = [
    isPayerTold(line, parent) && paintWords[paint],
    count > 0 && childrenWords(line, count),
    natureWords[line.nature] + estimatedWords(line),
  ];
  return (
    <>
      <span className={styles['title']}>{children}</span>
      <span id={factsId} className={styles['facts']}>
        {facts.filter(Boolean).join(' · ')}
        {amountBeforeTransfers !== undefined && (
          <>
            {' · '}
            <Amount value={amountBeforeTransfers} whole={wholeOf(line)} /> avant{' '}
            {line.isTechnical ? 'remboursements' : 'transferts'}
          </>
        )}
      </span>
      {share.ok && share.value > 0 && (
        <ShareBar thin parts={[{ sector: paint, percent: Math.min(100, share.value) }]} />
      )}
      <span className={styles['amount']}>
        <Amount value={amount} whole={wholeOf(line)} />
      </span>
      <span className={styles['share']}>{shareWords(share)}</span>
    </>
  );
}

/** Shown on every subcategory; below, only when the payer differs from the parent's. */
function isPayerTold({ isNiche, isTechnical, paint }: Line, parent: Line): boolean {
  return !isNiche && !isTechnical && (parent.level === 1 || paint !== parent.paint);
}
