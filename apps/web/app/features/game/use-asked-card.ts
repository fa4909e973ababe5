import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { CHOICES } from '#ballot/vote-words.ts';
import { ASKED_CARD, CHOICE_ANCHORS, type AskedChoice } from '#browser/game-path.ts';
import { paths } from '#browser/path.ts';

/**
 * `?carte=ET01` opens the game at that card, once the votes are there; with `#garder`, the choice
 * is made there. The address then goes back to the game's own: reloading must neither undo
 * the player's way through the deck nor vote again.
 */
export function useAskedCard(
  isOpen: boolean,
  show: (cardId: string, choice: AskedChoice | null) => void,
): string | null {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const asked = search.get(ASKED_CARD);
  const { hash } = useLocation();
  const choice = CHOICES.find((type) => hash === `#${CHOICE_ANCHORS[type]}`) ?? null;
  const answered = useRef<string | null>(null);
  useEffect(() => {
    if (!isOpen || answered.current === asked) return;
    answered.current = asked;
    if (asked === null) return;
    show(asked, choice);
    void navigate(paths.game, { replace: true, preventScrollReset: true });
  });
  return asked;
}
