/** Once the page has loaded and rests: for what no one waits for. */
export function whenIdle(run: () => void): void {
  // Safari knows no idle moment.
  const rest = () => (window.requestIdleCallback ?? setTimeout)(run);
  if (document.readyState === 'complete') rest();
  else window.addEventListener('load', rest, { once: true });
}
