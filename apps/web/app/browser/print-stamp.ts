/** `words` are asked for at the moment of printing, and stand at the foot of the sheet. */
export function stampPrints(words: (day: string) => string): void {
  window.addEventListener('beforeprint', () => {
    const day = new Date().toLocaleDateString('fr-FR', { dateStyle: 'long' });
    document.body.dataset['printed'] = words(day.replace(/^1 /, '1er '));
  });
}
