import { dealOf } from '@nosmilliards/domain/game/deal';
import type { History } from '@nosmilliards/domain/game/history';
import { earlyChoiceOf, type Snapshot, type PlayState } from '@nosmilliards/domain/game/play';
import { isRevenueCard } from '@nosmilliards/domain/vote/card';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { CHOICES } from '#ballot/vote-words.ts';
import { ASKED_CARD, CHOICE_ANCHORS } from '#site/game-path.ts';
import { paths } from '#site/path.ts';
import { useNotify } from '#ui/toast-provider.tsx';
import type { Screen } from './screen.ts';
import type { Gestures } from './use-gestures.ts';

const ALREADY_VOTED =
  'Vous avez déjà voté cette carte\u00A0: votre choix est gardé, vous pouvez le changer.';

type Arrival = {
  /** True once the stored votes are read. */
  readonly isOpen: boolean;
  readonly history: History;
  readonly state: PlayState;
  readonly snapshot: Snapshot;
  readonly screen: Screen;
  readonly gestures: Gestures;
};

/**
 * Runs once the stored votes are read: the choice tapped before hydration (G34), the card of the
 * address, or the resumed game.
 */
export function useArrival({ isOpen, history, state, snapshot, screen, gestures }: Arrival) {
  const { deal, edition, ballot } = snapshot;
  const { asked, choice } = useAsked();
  const navigate = useNavigate();
  const notify = useNotify();

  const arrive = useEffectEvent(() => {
    const early = earlyChoiceOf(state, screen.id);
    gestures.settle();
    // A game of decisions is never turned into cards without a word, even in the same visit.
    const isBack = history.past.length === 0 || dealOf(ballot, edition) === 'express';
    const hasVote = edition.deck.some(({ id }) => ballot.ledger.has(id));
    if (early !== null) gestures.choose(screen.id, early);
    else if (deal === 'cards' && asked === null && hasVote && isBack) {
      gestures.open({ name: 'resume' });
    }
  });
  useEffect(() => {
    if (isOpen) arrive();
  }, [isOpen]);

  function showAsked(cardId: string) {
    const index = edition.deck.findIndex(({ id }) => id === cardId);
    const card = edition.deck[index];
    if (card === undefined) return;
    if (isRevenueCard(card)) gestures.perform({ type: 'set-revenue', on: true });
    gestures.go({ type: 'jump', index });
    const held = ballot.ledger.get(cardId)?.choice.type;
    // A link must not change an existing vote.
    const isDirect = choice === 'keep' || choice === 'remove';
    if (isDirect && held !== undefined && held !== choice) notify(ALREADY_VOTED);
    else if (choice !== null) gestures.choose(cardId, choice);
  }

  const answered = useRef<string | null>(null);
  useEffect(() => {
    if (!isOpen || deal !== 'cards' || answered.current === asked) return;
    answered.current = asked;
    if (asked === null) return;
    showAsked(asked);
    // Removes the query: a reload must neither move the player nor vote again.
    void navigate(paths.game, { replace: true, preventScrollReset: true });
  });
}

/** `?carte=ET01` names a card, `#garder` a choice on it. */
function useAsked() {
  const [search] = useSearchParams();
  const { hash } = useLocation();
  const choice = CHOICES.find((type) => hash === `#${CHOICE_ANCHORS[type]}`) ?? null;
  return { asked: search.get(ASKED_CARD), choice };
}
