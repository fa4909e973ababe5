import { whenIdle } from '#browser/idle.ts';

/**
 * Enables `content-visibility: auto` on a list after its first layout: each entry then has a
 * remembered height, so the scroll position is right when the visitor comes back.
 */
export function skipOutOfSight(list: HTMLElement | null): void {
  if (list !== null) whenIdle(() => list.setAttribute('data-settled', ''));
}
