import { formatPercent } from '@nosmilliards/domain/money/format';
import { isCompleted } from '@nosmilliards/domain/game/game';
import { modificationsOf } from '@nosmilliards/domain/vote/ledger';
import { outcomeOf, type VoteRecord } from '@nosmilliards/domain/outcome/outcome';
import { sectorImpactsOf } from '@nosmilliards/domain/outcome/sector-impact';
import { choiceLabelOf, type Choice } from '@nosmilliards/domain/vote/vote';
import { useState } from 'react';
import type { OpenBallot } from '#ballot/provider.tsx';
import { now } from '#browser/clock.ts';
import { undoOffer } from '#ballot/undo-offer.ts';
import { useNotify } from '#ui/toast-provider.tsx';
import { NoResult } from './no-result.tsx';
import { ResultsSummary } from './results-summary.tsx';
import { SectorFigure } from './sector-figure.tsx';
import { VoteDialog } from './vote-dialog.tsx';
import { VoteList } from './vote-list.tsx';
import styles from './results.module.css';

/** Every vote of the ledger, from the explorer or the game, to read again and to mend. */
export function Results({ ballot }: { readonly ballot: OpenBallot }) {
  const notify = useNotify();
  const [edited, setEdited] = useState<{ record: VoteRecord; turn: number } | null>(null);
  const [isEditing, setEditing] = useState(false);
  const [isMended, setMended] = useState(false);
  const { ledger, game } = ballot.history.present;
  const { edition } = ballot;
  const outcome = outcomeOf(ledger, edition.baseline);
  const kept = ledger.size - modificationsOf(ledger).length;
  const titleOf = (id: string) => edition.territory.get(id)?.title ?? id;
  if (outcome.kind === 'empty') return <NoResult kept={kept} takesFocus={isMended} />;

  function withdraw(id: string) {
    if (!ballot.perform({ type: 'withdraw', id }).ok) return;
    setMended(true);
    notify(`Vote retiré : ${titleOf(id)}.`, undoOffer(ballot, notify));
  }

  function change(id: string, choice: Choice) {
    setEditing(false);
    // A line of the tree cannot be kept: keeping it is having no vote on it.
    if (choice.type === 'keep' && edition.territory.get(id)?.constraints === null) {
      withdraw(id);
    } else if (ballot.perform({ type: 'cast', id, choice, at: now() }).ok) {
      setMended(true);
      notify(`Vote modifié : ${titleOf(id)}, ${choiceText(choice)}.`, undoOffer(ballot, notify));
    }
  }

  return (
    <div className={styles['results']}>
      <ResultsSummary
        outcome={outcome}
        initial={edition.baseline.balance}
        kept={kept}
        isGameOver={isCompleted(game)}
      />
      <SectorFigure impacts={sectorImpactsOf(ledger, edition)} />
      {/* Before the list: it closes and lets go of the focus before the list takes it. */}
      {edited !== null && (
        <VoteDialog
          key={edited.turn}
          open={isEditing}
          record={edited.record}
          title={titleOf(edited.record.nodeId)}
          constraints={edition.territory.get(edited.record.nodeId)?.constraints ?? null}
          onClose={() => setEditing(false)}
          onChoose={(choice) => change(edited.record.nodeId, choice)}
        />
      )}
      <VoteList
        records={outcome.records}
        plots={edition.territory}
        onEdit={(record) => {
          setEdited({ record, turn: (edited?.turn ?? 0) + 1 });
          setEditing(true);
        }}
        onWithdraw={withdraw}
      />
    </div>
  );
}

function choiceText(choice: Choice): string {
  const label = choiceLabelOf(choice.type).toLowerCase();
  return 'percent' in choice
    ? `${label} de ${formatPercent(choice.percent, { decimals: 0 })}`
    : label;
}
