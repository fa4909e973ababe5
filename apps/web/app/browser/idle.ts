/** Runs after `load`, when the browser is idle: for work that nobody waits for. */
export function whenIdle(run: () => void): void {
  // Safari has no `requestIdleCallback`.
  const rest = () => (window.requestIdleCallback ?? setTimeout)(run);
  if (document.readyState === 'complete') rest();
  else window.addEventListener('load', rest, { once: true });
}
