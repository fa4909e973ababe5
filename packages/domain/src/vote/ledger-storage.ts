import {
  cast,
  changeOf,
  EMPTY_LEDGER,
  modificationsOf,
  type Decision,
  type Ledger,
} from './ledger.ts';
import { eurosOf } from '../money/money.ts';
import { accept, refuse, type Result } from '../result.ts';
import { isRecord, isTimestamp, parseRecord, type Dropped } from '../stored-value.ts';
import type { Territory } from './territory.ts';
import { checkChoice, clippedTo, percentOfChoice, type Choice } from './vote.ts';
import { sorted } from '../list.ts';

/** The published shape of the simple vote state: euros, and a change that grows with spending. */
export type StoredLedger = {
  /** The figures that `originalAmount` comes from. */
  readonly edition: string;
  readonly votes: Readonly<Record<string, StoredVote>>;
  readonly totalDeficitChange: number;
};
export type StoredVote = {
  readonly nodeId: string;
  readonly type: string;
  readonly value: number;
  readonly originalAmount: number;
  readonly timestamp: number;
};

type Renamed = ReadonlyMap<string, string>;

export type Replayed = {
  readonly ledger: Ledger;
  readonly dropped: readonly Dropped[];
  /** Brought back within the limits of their cards, as they are now: the visitor must be told. */
  readonly held: readonly Decision[];
};

export const LEDGER_CORRUPT_MESSAGE = 'Erreur lors du chargement du state:';

/** `null` when nothing is to be kept: the caller then deletes the stored value. */
export function serialiseLedger(
  ledger: Ledger,
  { name }: { readonly name: string },
): string | null {
  const votes = modificationsOf(ledger);
  if (votes.length === 0) return null;
  const stored: StoredLedger = {
    edition: name,
    votes: Object.fromEntries(
      votes.map(({ id, choice, amount, timestamp }) => [
        id,
        {
          nodeId: id,
          type: choice.type,
          value: percentOfChoice(choice),
          originalAmount: eurosOf(amount),
          timestamp,
        },
      ]),
    ),
    totalDeficitChange: -eurosOf(changeOf(ledger)) + 0,
  };
  return JSON.stringify(stored);
}

/**
 * Reads decisions only and casts them again, oldest first: side and amount come from the data,
 * so an edited or outdated store can neither invent an amount nor vote a euro twice. An id renamed
 * since is followed. Other tools write a date in words, or none: such a vote keeps its place, before
 * all dated ones.
 */
export function parseLedger(
  text: string,
  { territory, renamed }: { readonly territory: Territory; readonly renamed: Renamed },
): Result<Replayed, 'corrupt'> {
  const parsed = parseRecord(text);
  if (!parsed.ok) return parsed;
  const { votes } = parsed.value;
  if (!isRecord(votes)) return refuse('corrupt');

  const dropped: Dropped[] = [];
  const decisions: Decision[] = [];
  for (const [place, [id, stored]] of Object.entries(votes).entries()) {
    const decision = readDecision(renamed.get(id) ?? id, stored, place);
    if (decision) decisions.push(decision);
    else dropped.push({ what: id, why: 'unreadable' });
  }
  const replayed = replay(decisions, territory);
  return accept({ ...replayed, dropped: [...dropped, ...replayed.dropped] });
}

/**
 * Casts decisions again, oldest first: whatever their origin, the newest wins on each euro. The
 * limits of a card may be others than where it was decided: a percentage is brought back to them.
 */
export function replay(decisions: readonly Decision[], territory: Territory): Replayed {
  const dropped: Dropped[] = [];
  const held: Decision[] = [];
  let ledger = EMPTY_LEDGER;
  for (const decision of sorted(decisions, (a, b) => a.timestamp - b.timestamp)) {
    const choice = heldOf(decision, territory);
    if (choice !== decision.choice) held.push({ ...decision, choice });
    const casting = cast(ledger, territory, { ...decision, choice });
    if (casting.ok) {
      ledger = casting.value.ledger;
      for (const vote of casting.value.replaced) dropped.push({ what: vote.id, why: 'replaced' });
    } else {
      dropped.push({ what: decision.id, why: casting.reason });
    }
  }
  return { ledger, dropped, held };
}

/** The same choice when the limits leave it. */
function heldOf({ id, choice }: Decision, territory: Territory): Choice {
  const constraints = territory.get(id)?.constraints ?? null;
  if (constraints === null || checkChoice(choice, constraints).ok) return choice;
  return percentOfChoice(choice) > 0 ? clippedTo(choice, constraints) : choice;
}

function readDecision(id: string, stored: unknown, place: number): Decision | null {
  if (!isRecord(stored)) return null;
  const choice = readChoice(stored['type'], stored['value']);
  // The simple state has no « keep »: one found here was not written by it.
  if (!choice || choice.type === 'keep') return null;
  return { id, choice, timestamp: readInstant(stored['timestamp']) ?? place };
}

/** Milliseconds, or a date in words. */
function readInstant(stored: unknown): number | null {
  // oxlint-disable-next-line no-restricted-globals -- reads a stored date, not the clock
  const instant = typeof stored === 'string' ? Date.parse(stored) : stored;
  return isTimestamp(instant) ? instant : null;
}

/** Bounds are not checked here: `cast` does, once the line is known. */
export function readChoice(type: unknown, value: unknown): Choice | null {
  switch (type) {
    case 'keep':
    case 'remove':
      return { type };
    case 'increase':
    case 'decrease':
      return typeof value === 'number' ? { type, percent: value } : null;
    default:
      return null;
  }
}
