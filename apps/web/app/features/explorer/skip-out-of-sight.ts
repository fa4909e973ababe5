import { whenIdle } from '#browser/idle.ts';

/**
 * Lets the browser skip the entries of a list that are out of sight, but only once each has been
 * drawn: it then keeps its own height, and who comes back finds the page where it was.
 */
export function skipOutOfSight(list: HTMLElement | null): void {
  if (list !== null) whenIdle(() => list.setAttribute('data-settled', ''));
}
