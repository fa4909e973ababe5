import type { Ballot, BallotAction } from '@nosmilliards/domain/game/ballot';
import { isCompleted, NEW_GAME, type Game } from '@nosmilliards/domain/game/game';
import { EMPTY_LEDGER, type Ledger, type Vote } from '@nosmilliards/domain/vote/ledger';
import type { Choice } from '@nosmilliards/domain/vote/vote';
import { useEffect } from 'react';
import { useBallot, type OpenBallot } from '#ballot/provider.tsx';
import { now } from '#browser/clock.ts';
import { undoOffer } from '#ballot/undo-offer.ts';
import { late, useLate } from '#ui/late.tsx';
import { useNotify } from '#ui/toast-provider.tsx';
import type { GameCard } from './game-card.ts';

type GameState = {
  readonly ballot: OpenBallot | null;
  readonly ledger: Ledger;
  readonly game: Game;
};

/** What happened to an action: a refused one changes nothing, a completed game asks for its end. */
export type Play = 'refused' | 'played' | 'completed';

/** Its words come once the vote has answered: few votes have anything to tell. */
const telling = late(() => import('./telling.ts'));

/** The game over the visitor's ballot; before it is opened, the first card of a new game. */
export function useGame() {
  const { ballot, open } = useBallot();
  const notify = useNotify();
  const [, askWords] = useLate(telling);
  useEffect(open, [open]);
  const present = ballot?.history.present;

  function play(action: BallotAction): Play {
    if (ballot === null) return 'refused';
    const wasCompleted = isCompleted(ballot.latest().present.game);
    if (!ballot.perform(action).ok) return 'refused';
    return !wasCompleted && isCompleted(ballot.latest().present.game) ? 'completed' : 'played';
  }

  /** Saved before anything moves on the screen; the player stays when no other card waits. */
  function vote(card: GameCard, choice: Choice): Play {
    if (ballot === null) return 'refused';
    const { edition } = ballot;
    const { present: before } = ballot.latest();
    const cast = ballot.perform({ type: 'cast', id: card.id, choice, at: now() });
    if (!cast.ok) return 'refused';
    const { present: after } = ballot.latest();
    tell(before, after, cast.value, undoOffer(ballot, notify));
    const isHere = edition.deck[after.game.currentCardIndex]?.id === card.id;
    if (isHere) play({ type: 'go-on', at: now() });
    return 'played';
  }

  function tell(
    before: Ballot,
    after: Ballot,
    replaced: readonly Vote[],
    offer: ReturnType<typeof undoOffer>,
  ) {
    if (ballot === null) return;
    const { edition } = ballot;
    askWords(({ replacedSentence, wonSentence }) => {
      if (replaced.length > 0) {
        const titles = replaced.map(({ id }) => edition.territory.get(id)?.title ?? id);
        notify(replacedSentence(titles), offer);
      }
      const won = wonSentence(before, after, edition);
      if (won !== null) notify(won);
    });
  }

  function restart() {
    if (ballot === null || play({ type: 'reset' }) === 'refused') return;
    notify('Nouvelle partie\u00A0: vos votes de cartes sont effacés.', undoOffer(ballot, notify));
  }

  const state: GameState = {
    ballot,
    ledger: present?.ledger ?? EMPTY_LEDGER,
    game: present?.game ?? NEW_GAME,
  };
  return { ...state, play, vote, restart };
}
