/** The option marked after a key, −1 for none; `null` when the key belongs to the field. */
export function activeAfter(key: string, active: number, count: number): number | null {
  if (count === 0) return null;
  switch (key) {
    case 'ArrowDown':
      return active + 1 < count ? active + 1 : 0;
    case 'ArrowUp':
      return active > 0 ? active - 1 : count - 1;
    // Until an option is marked, both keys move the caret in the text.
    case 'Home':
      return active < 0 ? null : 0;
    case 'End':
      return active < 0 ? null : count - 1;
    default:
      return null;
  }
}

export function countSentenceOf(count: number): string {
  if (count === 0) return 'Aucune ligne trouvée. Essayez un mot plus court.';
  return count === 1 ? '1 ligne trouvée' : `${count} lignes trouvées`;
}
