import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { CHOICE_ANCHORS } from '#site/game-path.ts';
import { ASKED_FACE } from '#site/path.ts';
import { IN_PLACE } from '#ui/in-place.ts';

const CHOICE_HASHES = new Set(Object.values(CHOICE_ANCHORS).map((id) => `#${id}`));

/**
 * Moves the focus to the anchor or the `h1` after a client-side navigation: otherwise it stays on a
 * removed link, and a screen reader says nothing. On the first load the browser announces the page.
 */
export function PageFocus() {
  const { pathname, search, hash, state } = useLocation();
  const isChoice = CHOICE_HASHES.has(hash);
  // The fragment of a vote cast from another page names a button: without script it scrolls to it,
  // but with script the vote is cast, and the whole card must be in view.
  useEffect(() => {
    if (isChoice) scrollTo(0, 0);
  }, [isChoice]);
  // Another commune beside it makes another page of the same path; a tab or a unit does not.
  const face = new URLSearchParams(search).get(ASKED_FACE) ?? '';
  const address = pathname + face + hash;
  // Back and forward restore the scroll position: the focus must not move it.
  const isReturn = useNavigationType() === NavigationType.Pop;
  const isInPlace = state === IN_PLACE;
  const shown = useRef(address);
  useEffect(() => {
    const anchor = isChoice ? null : anchorOf(hash);
    unfold(anchor);
    if (shown.current === address) return;
    shown.current = address;
    if (isInPlace) return;
    // The fragment may be a budget code instead of an id: `anchor` is then `null`.
    const summary = anchor?.querySelector<HTMLElement>(':scope > summary');
    const target = summary ?? anchor ?? document.querySelector<HTMLElement>('main h1');
    target?.focus({ preventScroll: anchor === null || isReturn });
  }, [address, hash, isChoice, isInPlace, isReturn]);
  return null;
}

function anchorOf(hash: string): HTMLElement | null {
  return hash === '' ? null : document.getElementById(hash.slice(1));
}

/** Browsers do not open the `details` that an address names; older ones, nor those around it. */
function unfold(anchor: HTMLElement | null): void {
  let folded = anchor?.closest<HTMLDetailsElement>('details:not([open])');
  if (!folded) return;
  for (; folded; folded = folded.parentElement?.closest('details:not([open])')) folded.open = true;
  anchor?.scrollIntoView();
}
