/** Calls back when the page is left or hidden for good, even if the browser keeps it to go back to. */
export function onLeaving(forget: () => void): () => void {
  window.addEventListener('pagehide', forget);
  return () => window.removeEventListener('pagehide', forget);
}

/** Makes the browser ask before the tab closes. */
export function askBeforeClosing(): () => void {
  window.addEventListener('beforeunload', ask);
  return () => window.removeEventListener('beforeunload', ask);
}

function ask(event: BeforeUnloadEvent): void {
  event.preventDefault();
  // The oldest browsers accepted ask only for this.
  // oxlint-disable-next-line typescript/no-deprecated
  event.returnValue = true;
}

/** Calls back once the print dialog is closed. */
export function afterPrinting(done: () => void): void {
  window.addEventListener('afterprint', done, { once: true });
}
