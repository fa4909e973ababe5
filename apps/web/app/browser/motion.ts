/** Read at each animation: the visitor may change the setting during the visit. */
export function prefersReducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
