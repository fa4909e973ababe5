import { fromEuros, eurosOf, magnitudeOf, type Millions } from '../money/money.ts';
import { impactOf, modificationsOf, type Ledger, type Vote } from '../vote/ledger.ts';
import { splitOf, type Limits } from '../vote/limits.ts';
import { overlaps, type Plot, type Territory } from '../vote/territory.ts';

/** Cut or removed within the limits retained, taken beyond them, or added. */
export type ChangeKind = 'cut' | 'removed' | 'beyond' | 'added';

export type SheetChange = {
  /** The card whose squares change; one without a place is of revenue. */
  readonly cardId: string;
  readonly kind: ChangeKind;
  /** Never negative. */
  readonly amount: Millions;
  /** Not rounded: the last square is only begun. */
  readonly squares: number;
};

type Sheet = {
  /** What one square is worth, in millions of euros. */
  readonly square: number;
  readonly places: ReadonlyMap<string, { readonly squares: number }>;
};

type Part = { readonly kind: ChangeKind; readonly amount: Millions };

/** What the votes do to the squares, oldest first. */
export function sheetChangesOf(
  ledger: Ledger,
  { territory }: { readonly territory: Territory },
  sheet: Sheet,
): readonly SheetChange[] {
  return modificationsOf(ledger).flatMap((vote) => {
    const parts = partsOf(vote, territory);
    const cards = cardsUnder(vote, territory, sheet);
    if (cards.length === 0 && vote.side === 'revenue') {
      return parts.map((part) => ({
        cardId: vote.id,
        ...part,
        squares: part.amount / sheet.square,
      }));
    }
    return cards.flatMap((card) =>
      parts.map(({ kind, amount }) =>
        changeOf({ kind, amount: shareOf(amount, card, vote) }, card, sheet),
      ),
    );
  });
}

/** What a vote on a card does to its own squares. */
export function cardChangesOf(vote: Vote, limits: Limits, sheet: Sheet): readonly SheetChange[] {
  return vote.choice.type === 'keep'
    ? []
    : partsOf(vote, limits).map((part) => changeOf(part, vote, sheet));
}

function partsOf(vote: Vote, territory: Limits): Part[] {
  if (vote.choice.type === 'increase') {
    return [{ kind: 'added', amount: magnitudeOf(impactOf(vote)) }];
  }
  const { within, beyond } = splitOf(vote, territory);
  const parts: Part[] = [
    { kind: vote.choice.type === 'remove' ? 'removed' : 'cut', amount: magnitudeOf(within) },
    { kind: 'beyond', amount: magnitudeOf(beyond) },
  ];
  return parts.filter(({ amount }) => amount > 0);
}

/** The cards with a place that hold a euro in common with the vote: itself, for a card. */
function cardsUnder(vote: Vote, territory: Territory, { places }: Sheet): Plot[] {
  const plot = territory.get(vote.id);
  if (plot === undefined) return [];
  if (places.has(plot.id)) return [plot];
  return [...places.keys()].flatMap((id) => {
    const card = territory.get(id);
    return card !== undefined && overlaps(plot, card) ? [card] : [];
  });
}

/** A line above several cards gives each the same percentage; one below a card gives it all. */
function shareOf(amount: Millions, card: Plot, vote: Vote): Millions {
  return card.amount >= vote.amount
    ? amount
    : fromEuros((eurosOf(amount) * card.amount) / vote.amount);
}

/** A card removed leaves no square, whatever its rounding; what is added is worth its amount. */
function changeOf(
  { kind, amount }: Part,
  card: Pick<Plot, 'id' | 'amount'>,
  { square, places }: Sheet,
): SheetChange {
  const own = places.get(card.id)?.squares ?? 0;
  const squares = kind === 'added' ? amount / square : (own * amount) / card.amount;
  return { cardId: card.id, kind, amount, squares };
}
