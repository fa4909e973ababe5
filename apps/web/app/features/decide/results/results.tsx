import { isCompleted } from '@nosmilliards/domain/game/game';
import { modificationsOf } from '@nosmilliards/domain/vote/ledger';
import { choiceOf, outcomeOf, type VoteRecord } from '@nosmilliards/domain/outcome/outcome';
import { accountsOf } from '@nosmilliards/domain/outcome/completion';
import { sectorImpactsOf } from '@nosmilliards/domain/outcome/sector-impact';
import type { Plot } from '@nosmilliards/domain/vote/territory';
import type { Choice } from '@nosmilliards/domain/vote/vote';
import { useState, type ReactNode } from 'react';
import type { OpenBallot } from '#ballot/provider.tsx';
import { undoOffer } from '#ballot/undo-offer.ts';
import { choiceWords } from '#ballot/vote-words.ts';
import { now } from '#browser/clock.ts';
import { useNotify } from '#ui/toast-provider.tsx';
import { NoResult } from './no-result.tsx';
import { ResultsSummary } from './results-summary.tsx';
import { SectorFigure } from './sector-figure.tsx';
import { VoteDialog } from './vote-dialog.tsx';
import { VoteList } from './vote-list.tsx';
import styles from './results.module.css';

/** `turn` is the key of the dialog: a new one each time, even for the same vote. */
type Edited = { readonly plot: Plot; readonly cast: Choice; readonly turn: number };

type ResultsProps = { readonly ballot: OpenBallot; readonly sharing: ReactNode };

/** Every vote, made in the explorer or the game, to review and change. */
export function Results({ ballot, sharing }: ResultsProps) {
  const notify = useNotify();
  const [edited, setEdited] = useState<Edited | null>(null);
  const [isEditing, setEditing] = useState(false);
  const [isMended, setMended] = useState(false);
  const { ledger, game } = ballot.history.present;
  const { edition } = ballot;
  const outcome = outcomeOf(ledger, edition.baseline);
  const accounts = accountsOf(ledger, edition);
  const kept = ledger.size - modificationsOf(ledger).length;
  const titleOf = (id: string) => edition.territory.get(id)?.title ?? id;
  if (outcome.kind === 'empty') return <NoResult kept={kept} takesFocus={isMended} />;

  function withdraw(id: string) {
    if (!ballot.perform({ type: 'withdraw', id }).ok) return;
    setMended(true);
    notify(`Vote retiré : ${titleOf(id)}.`, undoOffer(ballot, notify));
  }

  function edit(record: VoteRecord) {
    const plot = edition.territory.get(record.nodeId);
    if (plot === undefined) return;
    setEdited({ plot, cast: choiceOf(record), turn: (edited?.turn ?? 0) + 1 });
    setEditing(true);
  }

  function change(id: string, choice: Choice) {
    setEditing(false);
    // A line of the tree is kept by withdrawing its vote.
    if (choice.type === 'keep' && edition.territory.get(id)?.constraints === null) {
      withdraw(id);
    } else if (ballot.perform({ type: 'cast', id, choice, at: now() }).ok) {
      setMended(true);
      notify(
        `Vote modifié : ${titleOf(id)}, ${choiceWords(choice).toLowerCase()}.`,
        undoOffer(ballot, notify),
      );
    }
  }

  return (
    <div className={styles['results']}>
      <ResultsSummary
        outcome={outcome}
        accounts={accounts}
        territory={edition.territory}
        kept={kept}
        isGameOver={isCompleted(game)}
        sharing={sharing}
      />
      <SectorFigure impacts={sectorImpactsOf(ledger, edition)} />
      {/* Before the list in the DOM: it releases the focus before the list takes it. */}
      {edited !== null && (
        <VoteDialog
          key={edited.turn}
          open={isEditing}
          plot={edited.plot}
          cast={edited.cast}
          baseline={edition.baseline}
          onClose={() => setEditing(false)}
          onChoose={(choice) => change(edited.plot.id, choice)}
        />
      )}
      <VoteList
        records={outcome.records}
        plots={edition.territory}
        onEdit={edit}
        onWithdraw={withdraw}
      />
    </div>
  );
}
