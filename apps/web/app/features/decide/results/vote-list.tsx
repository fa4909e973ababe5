import type { Edition } from '@nosmilliards/domain/game/edition';
import { largestFirst } from '@nosmilliards/domain/outcome/outcome';
import type { VoteRecord } from '@nosmilliards/domain/outcome/told';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { VoteRow } from './vote-row.tsx';
import styles from './vote-list.module.css';

type VoteListProps = {
  readonly records: readonly VoteRecord[];
  readonly edition: Edition;
  readonly onEdit: (record: VoteRecord) => void;
  readonly onWithdraw: (record: VoteRecord) => void;
};

/** 64 rows would take twenty screens of a phone. */
const SHOWN = 8;

export function VoteList({ records, edition, onEdit, onWithdraw }: VoteListProps) {
  const [isWhole, setWhole] = useState(false);
  /** The edited vote may change rank: it stays unfolded and keeps the focus. */
  const [edited, setEdited] = useState<string | null>(null);
  const list = useRef<HTMLOListElement>(null);
  const ranked = largestFirst(records);
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
    <section className={styles['section']} aria-labelledby="detail">
      <h2 id="detail">Le détail de vos votes</h2>
      <p className={styles['order']}>Du plus grand effet au plus petit.</p>
      <ol ref={list} className={styles['list']}>
        {ranked.map((record, index) => (
          <VoteRow
            key={record.nodeId}
            record={record}
            edition={edition}
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
    </section>
  );
}
