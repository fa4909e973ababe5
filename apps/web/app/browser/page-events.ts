/** Calls back when the page is left or hidden for good, even if the browser keeps it to go back to. */
export function onLeaving(forget: () => void): () => void {
  window.addEventListener('pagehide', forget);
  return () => window.removeEventListener('pagehide', forget);
}

/** Calls back once the print dialog is closed. */
export function afterPrinting(done: () => void): void {
  window.addEventListener('afterprint', done, { once: true });
}
