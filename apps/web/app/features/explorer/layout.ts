type Card = { readonly id: string };

/**
 * On two columns an opened card takes the whole width. A closed card left alone before it does
 * too: otherwise the grid would have holes, or an order that the keyboard does not follow.
 */
export function wideCardsOf(
  cards: readonly Card[],
  opened: ReadonlySet<string>,
): ReadonlySet<string> {
  const wide = new Set<string>();
  let isSecondColumn = false;
  cards.forEach(({ id }, index) => {
    const next = cards[index + 1];
    const isAlone = !isSecondColumn && (next === undefined || opened.has(next.id));
    if (opened.has(id) || isAlone) {
      wide.add(id);
      isSecondColumn = false;
    } else {
      isSecondColumn = !isSecondColumn;
    }
  });
  return wide;
}
