import { useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { ASKED_CARD, paths } from '#browser/path.ts';
import type { GameCard } from './game-card.ts';

/**
 * `?carte=ET01` opens the game at that card, once the votes are there. The address then goes back
 * to the game's own: reloading must not undo the player's way through the deck.
 */
export function useAskedCard(
  cards: readonly GameCard[],
  isOpen: boolean,
  jump: (index: number) => void,
): string | null {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const asked = search.get(ASKED_CARD);
  const answered = useRef<string | null>(null);
  useEffect(() => {
    if (!isOpen || answered.current === asked) return;
    answered.current = asked;
    if (asked === null) return;
    const index = cards.findIndex(({ id }) => id === asked);
    if (index !== -1) jump(index);
    void navigate(paths.game, { replace: true, preventScrollReset: true });
  });
  return asked;
}
