import { afterPrinting } from './page-events.ts';

export function printPage(): void {
  window.print();
}

/** Prints the section of this heading; `print.css` leaves out the rest of the page. */
export function printSection(headingId: string): void {
  const section = document.getElementById(headingId)?.closest('section');
  section?.setAttribute('data-printed-alone', '');
  afterPrinting(() => section?.removeAttribute('data-printed-alone'));
  window.print();
}
