import type { BallotAction } from '@nosmilliards/domain/game/ballot';
import { isCompleted, type Deal } from '@nosmilliards/domain/game/game';
import type { Choice } from '@nosmilliards/domain/vote/vote';
import { useEffect } from 'react';
import { useBallot } from '#ballot/provider.tsx';
import { now } from '#browser/clock.ts';
import { undoOffer } from '#ballot/undo-offer.ts';
import { useNotify } from '#ui/toast-provider.tsx';
import type { Table } from './table.tsx';

/** What happened to an action: a refused one changes nothing, a completed game asks for its end. */
export type Play = 'refused' | 'played' | 'completed';

/** The game over the visitor's ballot, which is opened for it. */
export function useGame() {
  const { ballot, open } = useBallot();
  const notify = useNotify();
  useEffect(open, [open]);

  function play(action: BallotAction): Play {
    if (ballot === null) return 'refused';
    const wasCompleted = isCompleted(ballot.latest().present.game);
    if (!ballot.perform(action).ok) return 'refused';
    return !wasCompleted && isCompleted(ballot.latest().present.game) ? 'completed' : 'played';
  }

  /** Saved before anything moves on the screen. */
  function vote(
    table: Table,
    given: { readonly id: string; readonly choice: Choice; readonly deal: Deal },
  ): Play {
    if (ballot === null) return 'refused';
    const { edition } = ballot;
    const { present: before } = ballot.latest();
    const cast = ballot.perform({ type: 'cast', ...given, at: now() });
    if (!cast.ok) return 'refused';
    if (cast.value.length > 0) {
      const titles = cast.value.map((replaced) => edition.territory.get(replaced.id)?.title ?? '');
      notify(table.replacedSentence(titles), undoOffer(ballot, notify));
    }
    const { present: after } = ballot.latest();
    // Few votes win anything, and the stamp must not wait to know.
    setTimeout(() => {
      const won = table.wonSentence(before, after, edition);
      if (won !== null) notify(won);
    });
    return 'played';
  }

  function restart() {
    if (ballot === null || play({ type: 'reset' }) === 'refused') return;
    notify('Nouvelle partie\u00A0: vos votes de cartes sont effacés.', undoOffer(ballot, notify));
  }

  return { ballot, play, vote, restart };
}
