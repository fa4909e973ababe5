import { isSeen } from '@nosmilliards/domain/game/game';
import { useLayoutEffect, useRef } from 'react';
import { now } from '#browser/clock.ts';

/**
 * Focuses each new card, so that it is read and in view, and records when it appeared. The first
 * card leaves the focus alone, and counts as seen.
 */
export function useCardOnScreen(cardId: string, hasMoved: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  const onScreen = useRef({ cardId, since: 0 });
  // Before the paint: a key pressed right after it must apply to the card that is painted.
  useLayoutEffect(() => {
    if (onScreen.current.cardId === cardId) return;
    onScreen.current = { cardId, since: now() };
    if (!hasMoved) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'nearest' });
  }, [cardId, hasMoved]);
  /** False for a card that has just appeared: a double tap must not answer it (G22). */
  const hasSeen = (id: string) =>
    onScreen.current.cardId === id && isSeen(onScreen.current.since, now());
  return { heading, hasSeen };
}
