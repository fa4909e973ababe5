/** `words` are asked for at the moment of printing, and stand at the foot of the sheet. */
export function stampPrints(words: () => string): void {
  window.addEventListener('beforeprint', () => {
    document.body.dataset['printed'] = words();
  });
}
