import type { Ledger, Vote } from '../vote/ledger.ts';
import { covers, overlaps, type Plot, type Territory } from '../vote/territory.ts';
import type { Choice } from '../vote/vote.ts';

/** One card or line, as two budgets decide it. */
export type Place = {
  readonly plot: Plot;
  /** `null` without a vote. */
  readonly a: Choice | null;
  readonly b: Choice | null;
};

export type Places = {
  /** In the order of the territory. */
  readonly places: readonly Place[];
  /** Votes of the explorer that no card holds, on euros the other budget decides otherwise. */
  readonly leftOut: readonly Vote[];
};

/**
 * What two budgets are compared on: every card and line that either decides. A line that meets a
 * card, or a smaller line, of the other budget gives way to the cards it covers, so that no euro is
 * compared twice.
 */
export function placesOf(a: Ledger, b: Ledger, territory: Territory): Places {
  const givenWay = [...givingWayOf(a, b, territory), ...givingWayOf(b, a, territory)];
  const gone = new Set(givenWay.map(({ plot }) => plot.id));
  const covered = givenWay.map(({ vote, plot }) => ({
    vote,
    cards: [...territory.values()].filter((one) => isCard(one) && covers(plot, one)),
  }));
  const ids = new Set([
    ...[...a.keys(), ...b.keys()].filter((id) => !gone.has(id)),
    ...covered.flatMap(({ cards }) => cards.map(({ id }) => id)),
  ]);
  return {
    places: [...territory.values()]
      .filter(({ id }) => ids.has(id))
      .map((plot) => ({
        plot,
        a: choiceOn(plot, a, territory),
        b: choiceOn(plot, b, territory),
      })),
    leftOut: covered.filter(({ cards }) => cards.length === 0).map(({ vote }) => vote),
  };
}

/** Of the votes of the first, those that cannot stand beside one of the second. */
function givingWayOf(
  ledger: Ledger,
  other: Ledger,
  territory: Territory,
): readonly { readonly vote: Vote; readonly plot: Plot }[] {
  const against = plotsOf(other, territory);
  return plotsOf(ledger, territory).filter(({ plot }) =>
    against.some((one) => givesWay(plot, one.plot)),
  );
}

/** A vote on what is no longer there is compared with nothing. */
function plotsOf(ledger: Ledger, territory: Territory) {
  return [...ledger.values()].flatMap((vote) => {
    const plot = territory.get(vote.id);
    return plot === undefined ? [] : [{ vote, plot }];
  });
}

/** A card never does: it is what one plays. */
function givesWay(plot: Plot, other: Plot): boolean {
  if (plot === other || isCard(plot) || !overlaps(plot, other)) return false;
  return isCard(other) || covers(plot, other);
}

/** Its own vote, or the vote on a line that covers it: the same percentage for all it holds. */
function choiceOn(plot: Plot, ledger: Ledger, territory: Territory): Choice | null {
  const own = ledger.get(plot.id);
  if (own !== undefined) return own.choice;
  const above = plotsOf(ledger, territory).find(
    (one) => !isCard(one.plot) && covers(one.plot, plot),
  );
  return above?.vote.choice ?? null;
}

function isCard(plot: Plot): boolean {
  return plot.constraints !== null;
}
