export function printPage(): void {
  window.print();
}
