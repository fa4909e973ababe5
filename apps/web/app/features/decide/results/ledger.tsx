import type { Edition } from '@nosmilliards/domain/game/edition';
import { columnFormOf } from '@nosmilliards/domain/money/arrow-form';
import { millions } from '@nosmilliards/domain/money/money';
import { largestFirst, type Outcome } from '@nosmilliards/domain/outcome/outcome';
import type { VoteRecord } from '@nosmilliards/domain/outcome/decisions';
import { useEffect, useRef, useState } from 'react';
import { Amount } from '#ui/amount.tsx';
import { Button } from '#ui/button.tsx';
import { axisOf } from '#ui/sheet/axis-squares.tsx';
import { LedgerRow } from './ledger-row.tsx';
import styles from './ledger.module.css';

type LedgerProps = {
  readonly outcome: Extract<Outcome, { kind: 'voted' }>;
  readonly edition: Edition;
  /** Value of one square, in millions of euros. */
  readonly square: number;
  readonly onEdit: (record: VoteRecord) => void;
  readonly onWithdraw: (record: VoteRecord) => void;
};

/** 64 rows would take ten screens of a phone. */
const SHOWN = 12;

/** The account of the votes, each with its squares left or right of one axis. */
export function Ledger({ outcome, edition, square, onEdit, onWithdraw }: LedgerProps) {
  const [isWhole, setWhole] = useState(false);
  /** The edited vote may change rank: it stays unfolded and keeps the focus. */
  const [edited, setEdited] = useState<string | null>(null);
  const list = useRef<HTMLOListElement>(null);
  const ranked = largestFirst(outcome.records);
  const form = columnFormOf(ranked.map(({ impact }) => impact));
  const axis = axisOf(ranked.map(({ impact }) => impact / square));
  const shown = isWhole || ranked.length <= SHOWN + 1 ? ranked.length : SHOWN;

  // A withdrawn row takes its focused button away: the next row takes the focus.
  const acted = useRef(0);
  const counts = `${shown} of ${ranked.length}`;
  const seen = useRef(counts);
  useEffect(() => {
    if (seen.current === counts) return;
    seen.current = counts;
    const titles = list.current?.querySelectorAll<HTMLElement>('h3') ?? [];
    titles[Math.min(acted.current, titles.length - 1)]?.focus();
  }, [counts]);

  return (
    <section className="stack-2" aria-labelledby="registre">
      <h2 id="registre">Le registre</h2>
      <p className={styles['unit']}>
        <strong>
          1 carré = <Amount value={millions(square)} plain />
        </strong>
        . À droite de l’axe, ce qui améliore le solde ; à gauche, ce qui le dégrade. Du plus grand
        effet au plus petit. Montants arrondis.
      </p>
      <ol ref={list} className={styles['list']}>
        {ranked.map((record, index) => (
          <LedgerRow
            key={record.nodeId}
            record={record}
            edition={edition}
            axis={axis}
            form={form}
            square={square}
            isFolded={index >= shown && record.nodeId !== edited}
            onEdit={() => {
              acted.current = index;
              setEdited(record.nodeId);
              onEdit(record);
            }}
            onWithdraw={() => {
              acted.current = index;
              onWithdraw(record);
            }}
          />
        ))}
      </ol>
      {shown < ranked.length && (
        <p data-print="hide">
          <Button
            onClick={() => {
              acted.current = shown;
              setWhole(true);
            }}
          >
            Voir les {ranked.length - shown} autres votes
          </Button>
        </p>
      )}
      <p className={styles['total']}>
        Ensemble{' '}
        <strong>
          <Amount value={outcome.impact} form={form} signed />
        </strong>
      </p>
    </section>
  );
}
