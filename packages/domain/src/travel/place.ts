import type { Ledger, Vote } from '../vote/ledger.ts';
import { overlaps, type Plot, type Territory } from '../vote/territory.ts';
import { percentOfChoice, type Choice } from '../vote/vote.ts';

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

/** Signed, of the amount: 0 for what is kept, −100 for what is removed. */
export function changePercentOf(choice: Choice): number {
  switch (choice.type) {
    case 'keep':
      return 0;
    case 'remove':
      return -100;
    case 'increase':
      return choice.percent;
    case 'decrease':
      return -percentOfChoice(choice);
  }
}

/**
 * What two budgets are compared on: every card and line that either decides. A line that meets a
 * card, or a smaller line, of the other budget gives way to the cards it covers, so that no euro is
 * compared twice.
 */
export function placesOf(a: Ledger, b: Ledger, territory: Territory): Places {
  const givenWay = [...givingWayOf(a, b, territory), ...givingWayOf(b, a, territory)];
  const gone = new Set(givenWay.map(({ id }) => id));
  const covered = givenWay.map((vote) => ({ vote, cards: cardsCoveredBy(vote, territory) }));
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
function givingWayOf(ledger: Ledger, other: Ledger, territory: Territory): readonly Vote[] {
  const against = [...other.keys()].flatMap((id) => territory.get(id) ?? []);
  return [...ledger.values()].filter((vote) => {
    const plot = territory.get(vote.id);
    return plot !== undefined && against.some((one) => givesWay(plot, one));
  });
}

/** A card never does: it is what one plays. */
function givesWay(plot: Plot, other: Plot): boolean {
  if (plot === other || isCard(plot) || !overlaps(plot, other)) return false;
  return isCard(other) || other.amount < plot.amount;
}

function cardsCoveredBy(vote: Vote, territory: Territory): readonly Plot[] {
  const line = territory.get(vote.id);
  if (line === undefined) return [];
  return [...territory.values()].filter((plot) => isCard(plot) && covers(line, plot));
}

/** Its own vote, or the vote on a line that covers it: the same percentage for all it holds. */
function choiceOn(plot: Plot, ledger: Ledger, territory: Territory): Choice | null {
  const own = ledger.get(plot.id);
  if (own !== undefined) return own.choice;
  const above = [...ledger.values()].find(({ id }) => {
    const line = territory.get(id);
    return line !== undefined && !isCard(line) && covers(line, plot);
  });
  return above?.choice ?? null;
}

function covers(line: Plot, plot: Plot): boolean {
  return overlaps(line, plot) && line.amount >= plot.amount;
}

function isCard(plot: Plot): boolean {
  return plot.constraints !== null;
}
