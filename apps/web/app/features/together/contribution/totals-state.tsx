import type { Numbering } from '@nosmilliards/contract/ballot-code';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { addToTotals, sendNow, totals, withdrawFromTotals } from '#browser/totals.ts';
import { Button } from '#ui/button.tsx';
import { Announcement } from '#ui/live-region.tsx';
import { sentenceOf, standingOf } from './contribution-words.ts';
import { useCardCodes } from './use-card-codes.ts';
import styles from './contribution.module.css';

type TotalsStateProps = {
  readonly numbering: Numbering;
  /** Increases when an action elsewhere removed the focused control: the sentence takes the focus. */
  readonly acts?: number;
};

/** Whether the visitor's choices are counted, and the actions this allows. */
export function TotalsState({ numbering, acts = 0 }: TotalsStateProps) {
  const { edition } = numbering;
  const { codes: current, decided } = useCardCodes(numbering);
  const codes = decided === 0 ? null : current;
  const state = useSyncExternalStore(totals.subscribe, totals.get, totals.get);
  const sentence = useRef<HTMLParagraphElement>(null);
  const [ownActs, setOwnActs] = useState(0);
  const allActs = acts + ownActs;
  useEffect(() => {
    if (allActs > 0) sentence.current?.focus();
  }, [allActs]);

  const standing = standingOf(state, codes);
  const words = sentenceOf(state, codes);

  function act(gesture: () => void) {
    gesture();
    setOwnActs(ownActs + 1);
  }

  return (
    <div className="stack-2">
      {words !== '' && (
        <p ref={sentence} tabIndex={-1} className={styles['sentence']}>
          {words}
        </p>
      )}
      <div className={styles['actions']}>
        {standing === 'changed' && codes !== null && (
          <Button variant="primary" onClick={() => act(() => addToTotals(edition, codes))}>
            Remplacer par mes choix actuels
          </Button>
        )}
        {(standing === 'to-add' || standing === 'to-leave') && (
          <Button onClick={() => act(sendNow)}>Réessayer maintenant</Button>
        )}
        {(standing === 'adding' || standing === 'to-add') && (
          <Button onClick={() => act(withdrawFromTotals)}>Ne pas ajouter mes choix</Button>
        )}
        {(standing === 'counted' || standing === 'changed') && (
          <Button onClick={() => act(withdrawFromTotals)}>Retirer mes choix</Button>
        )}
      </div>
      <Announcement isSilentOnArrival text={words} />
    </div>
  );
}
