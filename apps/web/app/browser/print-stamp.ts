/** Prints `words(day)` at the foot of the page; called at print time, so that the day is right. */
export function stampPrints(words: (day: string) => string): void {
  window.addEventListener('beforeprint', () => {
    const day = new Date().toLocaleDateString('fr-FR', { dateStyle: 'long' });
    document.body.dataset['printed'] = words(day.replace(/^1 /, '1er '));
  });
}
