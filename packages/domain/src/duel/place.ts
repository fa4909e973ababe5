import type { Ledger } from '../vote/ledger.ts';
import { covers, overlaps, type Plot, type Territory } from '../vote/territory.ts';
import type { Choice } from '../vote/vote.ts';

/** One card or line, as several budgets decide it. */
export type Place = {
  readonly plot: Plot;
  /** In the order of the budgets; `null` without a vote. */
  readonly choices: readonly (Choice | null)[];
};

export type Places = {
  /** In the order of the territory. */
  readonly places: readonly Place[];
  /** Lines of the explorer that cover no card, on euros that another budget decides otherwise. */
  readonly leftOut: readonly Plot[];
};

/**
 * What budgets are compared on: every card and line that one of them decides. A line that meets a
 * card, or a smaller line, of another budget gives way to the cards it covers, so that no euro is
 * compared twice.
 */
export function placesOf(ledgers: readonly Ledger[], territory: Territory): Places {
  const voted = new Set(ledgers.flatMap((ledger) => plotsOf(ledger, territory)).map(plotOf));
  const givenWay = [...voted].filter((plot) => [...voted].some((other) => givesWay(plot, other)));
  const covered = givenWay.map((plot) => ({
    plot,
    cards: [...territory.values()].filter((one) => isCard(one) && covers(plot, one)),
  }));
  const compared = new Set([...voted, ...covered.flatMap(({ cards }) => cards)]);
  for (const plot of givenWay) compared.delete(plot);
  return {
    places: [...territory.values()]
      .filter((plot) => compared.has(plot))
      .map((plot) => ({
        plot,
        choices: ledgers.map((ledger) => choiceOn(plot, ledger, territory)),
      })),
    leftOut: covered.filter(({ cards }) => cards.length === 0).map(plotOf),
  };
}

/** A vote on what is no longer there is compared with nothing. */
function plotsOf(ledger: Ledger, territory: Territory) {
  return [...ledger.values()].flatMap((vote) => {
    const plot = territory.get(vote.id);
    return plot === undefined ? [] : [{ vote, plot }];
  });
}

function plotOf({ plot }: { readonly plot: Plot }): Plot {
  return plot;
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
