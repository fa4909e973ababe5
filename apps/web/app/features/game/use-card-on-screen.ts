import { useLayoutEffect, useRef } from 'react';
import { now } from '#browser/clock.ts';

/**
 * The new card is read aloud and in sight; the first one leaves the focus where the page put it, and
 * has been seen since long ago.
 */
export function useCardOnScreen(cardId: string, hasMoved: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  const onScreen = useRef({ cardId, since: 0 });
  // With the commit itself: a key pressed right after must find the card as it looks.
  useLayoutEffect(() => {
    if (onScreen.current.cardId === cardId) return;
    onScreen.current = { cardId, since: now() };
    if (!hasMoved) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'nearest' });
  }, [cardId, hasMoved]);
  return { heading, onScreen };
}
