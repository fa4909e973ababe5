type Card = { readonly id: string };

/**
 * In two columns, an open card takes the whole row. So does a closed card left alone before it:
 * otherwise the grid would have a hole, or an order that differs from the keyboard's.
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
