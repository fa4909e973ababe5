import type { Line } from '@nosmilliards/domain/budget/line';
import { useBallot } from '#ballot/provider.tsx';
import { undoOffer } from '#ballot/undo-offer.ts';
import { useNotify } from '#ui/toast-provider.tsx';

/** Withdraws the vote on a line, and offers to undo. */
export function useWithdraw(line: Line): () => void {
  const notify = useNotify();
  const { ballot } = useBallot();
  return () => {
    if (!ballot?.perform({ type: 'withdraw', id: line.id }).ok) return;
    notify(`Vote retiré : ${line.title}.`, undoOffer(ballot, notify));
  };
}
