import type { Ballot } from '@nosmilliards/domain/game/ballot';
import { yearOfName, type Edition } from '@nosmilliards/domain/game/edition';
import {
  isUntouched,
  parseGame,
  restoreBallot,
  serialiseGame,
} from '@nosmilliards/domain/game/game-storage';
import { NEW_GAME } from '@nosmilliards/domain/game/game';
import { EMPTY_LEDGER, type Decision } from '@nosmilliards/domain/vote/ledger';
import {
  LEDGER_CORRUPT_MESSAGE,
  parseLedger,
  serialiseLedger,
} from '@nosmilliards/domain/vote/ledger-storage';
import { parseRecord, type Dropped } from '@nosmilliards/domain/stored-value';
import { STORAGE_KEYS } from '@nosmilliards/domain/storage-key';
import { readStored, reportStorageFault, writeStored } from '#browser/storage.ts';

export type Restored = {
  readonly ballot: Ballot;
  /** Votes that were outside the limits, as they are now: « garder » for a niche. */
  readonly mended: readonly Pick<Decision, 'id' | 'choice'>[];
  /** Year of the amounts they were made with, when it is not that of these. */
  readonly from: number | null;
};

/**
 * On arrival: an unreadable value is logged and deleted. A game written by a later release, found
 * after a rollback, is moved aside until that release is back. What was mended is written, so that
 * it is told once.
 */
export function loadBallot(edition: Edition): Restored {
  bringBackLaterGame(edition);
  const from = formerYear(edition);
  if (from !== null) keepFormerBallot();
  const ledger = parsedLedger(edition);
  if (ledger === 'corrupt') {
    reportStorageFault(LEDGER_CORRUPT_MESSAGE, ledger);
    writeStored(STORAGE_KEYS.ledger, null);
  }
  const game = parsedGame(edition);
  if (typeof game === 'string') {
    if (game === 'unknown-version') {
      writeStored(STORAGE_KEYS.laterGame, readStored(STORAGE_KEYS.game));
    }
    reportStorageFault('The stored game was left out:', game);
    writeStored(STORAGE_KEYS.game, null);
  }
  const restored = joined(ledger, game, edition);
  if (restored.mended.length > 0 || from !== null) saveBallot(restored.ballot, edition);
  return { ...restored, from };
}

/** During the visit, after another tab wrote; `null` when a stored value is unreadable. */
export function readBallot(edition: Edition): Ballot | null {
  const ledger = parsedLedger(edition);
  const game = parsedGame(edition);
  if (typeof ledger === 'string' || typeof game === 'string') return null;
  return joined(ledger, game, edition).ballot;
}

/** False when the browser refused one of the two writes. */
export function saveBallot(ballot: Ballot, edition: Edition): boolean {
  const isLedgerKept = writeStored(STORAGE_KEYS.ledger, serialiseLedger(ballot.ledger, edition));
  const game = isUntouched(ballot, edition) ? null : serialiseGame(ballot, edition);
  return writeStored(STORAGE_KEYS.game, game) && isLedgerKept;
}

/** The stored text, compared to detect a change. */
export function storedMark(): string {
  return JSON.stringify([readStored(STORAGE_KEYS.ledger), readStored(STORAGE_KEYS.game)]);
}

/**
 * The votes that a new edition found on this device, as they were: with their year, and read again
 * with the amounts of that year.
 */
export function formerBallot() {
  const kept = parseRecord(readStored(STORAGE_KEYS.formerBallot) ?? '');
  if (!kept.ok) return null;
  const textOf = (name: string) => {
    const text = kept.value[name];
    return typeof text === 'string' ? text : null;
  };
  const [ledger, game] = [textOf('ledger'), textOf('game')];
  const year = yearIn(ledger) ?? yearIn(game);
  if (year === null) return null;
  return {
    year,
    read: (edition: Edition): Ballot =>
      joined(parsedLedger(edition, ledger), parsedGame(edition, game), edition).ballot,
  };
}

function keepFormerBallot(): void {
  const texts = {
    ledger: readStored(STORAGE_KEYS.ledger),
    game: readStored(STORAGE_KEYS.game),
  };
  writeStored(STORAGE_KEYS.formerBallot, JSON.stringify(texts));
}

export function forgetFormerBallot(): void {
  writeStored(STORAGE_KEYS.formerBallot, null);
}

function formerYear({ baseline }: Edition): number | null {
  const years = [STORAGE_KEYS.ledger, STORAGE_KEYS.game].map((key) => yearIn(readStored(key)));
  return years.find((year) => year !== null && year !== baseline.year) ?? null;
}

function yearIn(text: string | null): number | null {
  const parsed = parseRecord(text ?? '');
  return parsed.ok ? yearOfName(parsed.value['edition']) : null;
}

/** Only when no game was started since: the visitor's latest one wins. */
function bringBackLaterGame(edition: Edition) {
  const later = readStored(STORAGE_KEYS.laterGame);
  if (later === null || readStored(STORAGE_KEYS.game) !== null) return;
  if (!parseGame(later, edition).ok) return;
  writeStored(STORAGE_KEYS.game, later);
  writeStored(STORAGE_KEYS.laterGame, null);
}

type ParsedLedger = ReturnType<typeof parsedLedger>;
type ParsedGame = ReturnType<typeof parsedGame>;

function joined(ledger: ParsedLedger, game: ParsedGame, edition: Edition) {
  const read = typeof ledger === 'string' ? NO_LEDGER : ledger;
  const { ballot, dropped, held } = restoreBallot(
    read.ledger,
    game === null || typeof game === 'string' ? { game: NEW_GAME, votes: [] } : game,
    edition,
  );
  reportDropped(dropped);
  // A niche cannot be raised: a line of one, unlike its card, cannot be kept either.
  const raised = [...read.dropped, ...dropped]
    .filter(({ why }) => why === 'percent-out-of-bounds')
    .map(({ what }) => ({ id: what, choice: { type: 'keep' as const } }));
  // The two stores hold the same votes of cards.
  const mended = new Map([...read.held, ...held, ...raised].map((one) => [one.id, one]));
  return { ballot, mended: [...mended.values()] };
}

const NO_LEDGER = { ledger: EMPTY_LEDGER, dropped: [], held: [] };

function parsedLedger(edition: Edition, text = readStored(STORAGE_KEYS.ledger)) {
  if (text === null) return NO_LEDGER;
  const parsed = parseLedger(text, edition);
  if (!parsed.ok) return parsed.reason;
  reportDropped(parsed.value.dropped);
  return parsed.value;
}

function parsedGame(edition: Edition, text = readStored(STORAGE_KEYS.game)) {
  if (text === null) return null;
  const parsed = parseGame(text, edition);
  if (!parsed.ok) return parsed.reason;
  reportDropped(parsed.value.dropped);
  return parsed.value;
}

function reportDropped(dropped: readonly Dropped[]) {
  if (dropped.length > 0) reportStorageFault('Votes left out:', dropped);
}
