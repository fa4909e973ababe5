import type { Ballot } from '@nosmilliards/domain/ballot';
import type { Edition } from '@nosmilliards/domain/edition';
import { parseGame, restoreBallot, serialiseGame } from '@nosmilliards/domain/game-storage';
import { cardVotesOf, newGame } from '@nosmilliards/domain/game';
import { EMPTY_LEDGER } from '@nosmilliards/domain/ledger';
import {
  LEDGER_CORRUPT_MESSAGE,
  parseLedger,
  serialiseLedger,
} from '@nosmilliards/domain/ledger-storage';
import type { Dropped } from '@nosmilliards/domain/stored-value';
import { STORAGE_KEYS } from '@nosmilliards/domain/storage-key';
import { readStored, reportStorageFault, writeStored } from './storage.ts';

export function loadBallot(edition: Edition, now: number): Ballot {
  const { ballot, dropped } = restoreBallot(
    loadLedger(edition),
    loadGame(edition, now) ?? { game: newGame(now), votes: [] },
    edition,
  );
  reportDropped(dropped);
  return ballot;
}

export function saveBallot(ballot: Ballot, edition: Edition): void {
  writeStored(STORAGE_KEYS.ledger, serialiseLedger(ballot.ledger));
  const isUntouched =
    cardVotesOf(edition.deck, ballot.ledger).length === 0 && ballot.game.currentCardIndex === 0;
  writeStored(STORAGE_KEYS.game, isUntouched ? null : serialiseGame(ballot, edition));
}

function loadLedger({ territory }: Edition) {
  const text = readStored(STORAGE_KEYS.ledger);
  if (text === null) return EMPTY_LEDGER;
  const parsed = parseLedger(text, territory);
  if (!parsed.ok) {
    reportStorageFault(LEDGER_CORRUPT_MESSAGE, parsed.reason);
    writeStored(STORAGE_KEYS.ledger, null);
    return EMPTY_LEDGER;
  }
  reportDropped(parsed.value.dropped);
  return parsed.value.ledger;
}

function loadGame(edition: Edition, now: number) {
  const text = readStored(STORAGE_KEYS.game);
  if (text === null) return null;
  const parsed = parseGame(text, edition, now);
  if (!parsed.ok) {
    reportStorageFault('The stored game was dropped:', parsed.reason);
    writeStored(STORAGE_KEYS.game, null);
    return null;
  }
  reportDropped(parsed.value.dropped);
  return parsed.value;
}

function reportDropped(dropped: readonly Dropped[]) {
  if (dropped.length > 0) reportStorageFault('Votes left out:', dropped);
}
