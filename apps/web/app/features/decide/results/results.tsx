import { isCompleted } from '@nosmilliards/domain/game/game';
import { appliedToCards, groupCardsOf, groupLimitsOf } from '@nosmilliards/domain/game/group';
import { outcomeOf } from '@nosmilliards/domain/outcome/outcome';
import { choiceOf, type VoteRecord } from '@nosmilliards/domain/outcome/decisions';
import type { Choice } from '@nosmilliards/domain/vote/vote';
import { useState, type ReactNode } from 'react';
import type { OpenBallot } from '#ballot/provider.tsx';
import { undoOffer } from '#ballot/undo-offer.ts';
import { choiceWords } from '#ballot/vote-words.ts';
import { now } from '#browser/clock.ts';
import type { SheetPlan } from '#ui/sheet/plan.ts';
import { useNotify } from '#ui/toast-provider.tsx';
import { Ledger } from './ledger.tsx';
import { KeptResults } from './kept-results.tsx';
import { NoResult } from './no-result.tsx';
import { ResultsActions } from './results-actions.tsx';
import { ResultsSummary } from './results-summary.tsx';
import { ChangeVoteDialog } from './change-vote-dialog.tsx';

/** `turn` is the key of the dialog: a new one each time, even for the same vote. */
type Edited = { readonly record: VoteRecord; readonly turn: number };

type ResultsProps = {
  readonly ballot: OpenBallot;
  readonly sheet: SheetPlan;
  readonly sharing: ReactNode;
};

/** Every vote, made in the explorer or the game, to review and change. */
export function Results({ ballot, sheet, sharing }: ResultsProps) {
  const notify = useNotify();
  const [edited, setEdited] = useState<Edited | null>(null);
  const [isEditing, setEditing] = useState(false);
  const [isMended, setMended] = useState(false);
  const { game } = ballot.history.present;
  const { edition } = ballot;
  const outcome = outcomeOf(ballot.history.present, edition);
  if (outcome.kind === 'empty') return <NoResult sheet={sheet} takesFocus={isMended} />;
  const actions = (
    <ResultsActions
      sharing={sharing}
      hasSurplus={outcome.kind === 'voted' && outcome.balance > 0}
      isGameOver={isCompleted(game)}
    />
  );
  if (outcome.kind === 'kept') {
    return (
      <KeptResults ballot={ballot.history.present} edition={edition} takesFocus={isMended}>
        {actions}
      </KeptResults>
    );
  }

  function withdraw({ nodeId: id, ids: only, title }: VoteRecord) {
    if (!ballot.perform({ type: 'withdraw', id, only }).ok) return;
    setMended(true);
    notify(`Vote retiré : ${title}.`, undoOffer(ballot, notify));
  }

  function edit(record: VoteRecord) {
    setEdited({ record, turn: (edited?.turn ?? 0) + 1 });
    setEditing(true);
  }

  function change(record: VoteRecord, choice: Choice) {
    const { nodeId: id, ids: only, title } = record;
    setEditing(false);
    // A line of the tree is kept by withdrawing its vote.
    if (choice.type === 'keep' && limitsOf(record).constraints === null) {
      withdraw(record);
    } else if (ballot.perform({ type: 'cast', id, only, choice, at: now() }).ok) {
      setMended(true);
      notify(
        `Vote modifié : ${title}, ${choiceWords(toldOf(record, choice)).toLowerCase()}.`,
        undoOffer(ballot, notify),
      );
    }
  }

  /** No constraints for a line of the tree. */
  function limitsOf({ nodeId, ids }: VoteRecord) {
    const plot = edition.territory.get(nodeId);
    const limits = plot?.limits ?? groupLimitsOf({ cardIds: ids }, edition.deck);
    return { constraints: plot === undefined ? limits : plot.constraints, limits };
  }

  /** Of a decision on several cards. */
  function cardsOf({ nodeId, ids }: VoteRecord) {
    return edition.territory.has(nodeId) ? undefined : groupCardsOf({ cardIds: ids }, edition.deck);
  }

  function toldOf(record: VoteRecord, choice: Choice): Choice {
    const cards = cardsOf(record);
    return cards ? appliedToCards(cards, choice) : choice;
  }

  return (
    <div className="stack-4">
      <ResultsSummary outcome={outcome} initial={edition.baseline.balance} square={sheet.square} />
      {/* Before the list in the DOM: it releases the focus before the list takes it. */}
      {edited !== null && (
        <ChangeVoteDialog
          key={edited.turn}
          open={isEditing}
          plot={{
            title: edited.record.title,
            side: edited.record.side,
            moves: edited.record.moves,
            amount: edited.record.originalAmount,
            ...limitsOf(edited.record),
          }}
          cards={cardsOf(edited.record)}
          limits={edited.record.ids.flatMap((id) => edition.territory.get(id)?.limits ?? [])}
          cast={choiceOf(edited.record)}
          baseline={edition.baseline}
          onClose={() => setEditing(false)}
          onChoose={(choice) => change(edited.record, choice)}
        />
      )}
      <Ledger
        outcome={outcome}
        edition={edition}
        square={sheet.square}
        onEdit={edit}
        onWithdraw={withdraw}
      />
      {actions}
    </div>
  );
}
