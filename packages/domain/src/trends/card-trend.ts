import { sorted } from '../list.ts';
import { answersIn, divisionOf, mostChosenOf, type Tally } from '../tally/tally.ts';
import type { Ledger } from '../vote/ledger.ts';
import type { ReceivedDecision } from '../vote/received.ts';
import type { Territory } from '../vote/territory.ts';
import { clippedTo, SMALLEST_PERCENT, type Choice, type Constraints } from '../vote/vote.ts';

/** As the service publishes them, in percents: a row for each card number, from 0. */
export type ShareColumns = Readonly<Record<keyof Tally, readonly number[]>> & {
  /** Of all the ballots; the four others are of those that decide on the card. */
  readonly answered: readonly number[];
  /** Of the amount, −100 when removed; null when it is not published. */
  readonly median: readonly (number | null)[];
};

export type CardTrend = {
  readonly id: string;
  readonly answered: number;
  readonly tally: Tally;
  readonly median: number | null;
};

/** What the visitor decided on a card, among those who decided on it. */
export type ChoiceStanding = {
  readonly trend: CardTrend;
  readonly choice: Choice;
  /** Percent of the answers that make the same choice, whatever its percentage. */
  readonly share: number;
  readonly isMostChosen: boolean;
};

export type DividingCards = {
  readonly most: readonly CardTrend[];
  readonly least: readonly CardTrend[];
};

const LISTED = 5;

/** In the order of `ids`; a card without a published row is left out. */
export function cardTrendsOf(
  columns: ShareColumns,
  ids: readonly string[],
  numberOf: (id: string) => number | undefined,
): CardTrend[] {
  return ids.flatMap((id) => {
    const number = numberOf(id) ?? -1;
    const answered = columns.answered[number];
    if (answered === undefined) return [];
    const tally = {
      keep: columns.keep[number] ?? 0,
      increase: columns.increase[number] ?? 0,
      decrease: columns.decrease[number] ?? 0,
      remove: columns.remove[number] ?? 0,
    };
    return [{ id, answered, tally, median: columns.median[number] ?? null }];
  });
}

/** The choice that parts the answers in two halves, as the card allows it. */
export function medianChoiceOf(median: number, constraints: Constraints): Choice {
  if (median === -100) return { type: 'remove' };
  const percent = Math.abs(median);
  if (percent < SMALLEST_PERCENT) return { type: 'keep' };
  return clippedTo({ type: median > 0 ? 'increase' : 'decrease', percent }, constraints);
}

/** Nobody's budget: card by card, the median of those who decided on it. */
export function medianBudgetOf(
  trends: readonly CardTrend[],
  territory: Territory,
): ReceivedDecision[] {
  return trends.flatMap(({ id, median }) => {
    const constraints = territory.get(id)?.constraints ?? null;
    if (median === null || constraints === null) return [];
    return [{ id, choice: medianChoiceOf(median, constraints) }];
  });
}

/** Of the votes on cards, in the order of the trends. */
export function choiceStandingsOf(trends: readonly CardTrend[], ledger: Ledger): ChoiceStanding[] {
  return publishedOf(trends).flatMap((trend) => {
    const choice = ledger.get(trend.id)?.choice;
    if (choice === undefined) return [];
    const { type } = choice;
    const isMostChosen = mostChosenOf(trend.tally).includes(type);
    return [{ trend, choice, share: trend.tally[type], isMostChosen }];
  });
}

/** Where fewest make the same choice, fewest first; the most chosen is never among them. */
export function rarestStandingsOf(standings: readonly ChoiceStanding[]): ChoiceStanding[] {
  const apart = standings.filter(({ isMostChosen }) => !isMostChosen);
  return sorted(apart, (a, b) => a.share - b.share).slice(0, LISTED);
}

/** Each from the extreme; no card is in both. */
export function dividingCardsOf(trends: readonly CardTrend[]): DividingCards {
  const all = publishedOf(trends);
  const listed = Math.min(LISTED, Math.floor(all.length / 2));
  const most = sorted(all, (a, b) => divisionOf(b.tally) - divisionOf(a.tally)).slice(0, listed);
  const others = all.filter((trend) => !most.includes(trend));
  const least = sorted(others, (a, b) => divisionOf(a.tally) - divisionOf(b.tally));
  return { most, least: least.slice(0, listed) };
}

function publishedOf(trends: readonly CardTrend[]): CardTrend[] {
  return trends.filter(isAnswered);
}

/** Whether its shares are published; its median may still be hidden by the noise. */
export function isAnswered({ tally }: CardTrend): boolean {
  return answersIn(tally) > 0;
}
