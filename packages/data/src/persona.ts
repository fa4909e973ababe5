import { readdirSync, readFileSync } from 'node:fs';
import { act, NEW_BALLOT, type Ballot } from '@nosmilliards/domain/game/ballot';
import type { Card } from '@nosmilliards/domain/vote/card';
import type { Edition } from '@nosmilliards/domain/game/edition';
import { parseGame, restoreBallot, serialiseGame } from '@nosmilliards/domain/game/game-storage';
import { EMPTY_LEDGER } from '@nosmilliards/domain/vote/ledger';
import { parseLedger, serialiseLedger } from '@nosmilliards/domain/vote/ledger-storage';
import { STORAGE_KEYS } from '@nosmilliards/domain/storage-key';
import { boundsOf, type Choice } from '@nosmilliards/domain/vote/vote';
import { parse } from 'yaml';
import { PACKAGE_DIRECTORY } from './read/edition.ts';

/** A ballot a jurist can read, and what the site must make of it. Amounts in millions of euros. */
export type Persona = {
  nom: string;
  recit: string;
  attendu: Expected;
} & (
  | { minutes: number; votes: Instruction[] }
  /** What the browser holds, word for word, when it is not what the site wrote. */
  | { stockage: { registre: string; partie: string } }
);

/** Applied in order: a later instruction on a card replaces an earlier one. */
type Instruction = {
  cartes: 'toutes' | 'une sur deux' | `secteur ${Card['sector']}` | string[];
  choix: 'garder' | 'augmenter' | 'réduire' | 'supprimer';
  pourcentage?: number | 'maximum';
};

type Expected = {
  solde: number;
  statut: string;
  phrase: string;
  amelioration: number;
  libelle: string;
  minutes: number;
  cartes_votees: number;
  cartes_gardees: number;
  modifications: number;
  succes: string[];
  /** 0: nothing to borrow; the two next figures are then left out. */
  emprunt: number;
  interets?: number;
  dette_finale?: number;
};

const DIRECTORY = `${PACKAGE_DIRECTORY}/personas`;
const START = Date.UTC(2026, 10, 15, 9);

export function personas(): Persona[] {
  return readdirSync(DIRECTORY)
    .toSorted()
    .map((file) => parse(readFileSync(`${DIRECTORY}/${file}`, 'utf8')));
}

/** What the browser of this persona holds once the game is over, by storage key. */
export function storedStateOf(persona: Persona, edition: Edition): Record<string, string> {
  if ('stockage' in persona) {
    const { registre, partie } = persona.stockage;
    return { [STORAGE_KEYS.ledger]: registre, [STORAGE_KEYS.game]: partie };
  }
  const ballot = played(persona.votes, persona.minutes, edition);
  const ledger = serialiseLedger(ballot.ledger, edition);
  return {
    ...(ledger !== null && { [STORAGE_KEYS.ledger]: ledger }),
    [STORAGE_KEYS.game]: serialiseGame(ballot, edition),
  };
}

/** Reads a stored state back, as the site does on arrival. */
export function restoredBallot(stored: Record<string, string>, edition: Edition): Ballot {
  const ledger = parseLedger(stored[STORAGE_KEYS.ledger] ?? '', edition);
  const game = parseGame(stored[STORAGE_KEYS.game] ?? '', edition);
  if (!game.ok) throw new Error(`Stored game refused: ${game.reason}`);
  return restoreBallot(ledger.ok ? ledger.value.ledger : EMPTY_LEDGER, game.value, edition).ballot;
}

function played(votes: readonly Instruction[], minutes: number, edition: Edition): Ballot {
  const choices = new Map<string, Choice>();
  for (const instruction of votes) {
    for (const card of cardsOf(instruction, edition)) {
      choices.set(card.id, choiceOf(instruction, card));
    }
  }
  const end = START + minutes * 60_000;
  const pace = Math.floor((end - START) / choices.size);
  let ballot = NEW_BALLOT;
  let at = START;
  for (const [id, choice] of choices) {
    ballot = must(act(ballot, edition, { type: 'cast', id, choice, at })).ballot;
    at += pace;
  }
  return must(act(ballot, edition, { type: 'complete', at: end })).ballot;
}

function cardsOf({ cartes }: Instruction, { deck }: Edition): readonly Card[] {
  if (Array.isArray(cartes)) {
    return cartes.map((id) => {
      const card = deck.find((one) => one.id === id);
      if (!card) throw new Error(`Unknown card: ${id}`);
      return card;
    });
  }
  if (cartes === 'toutes') return deck;
  if (cartes === 'une sur deux') return deck.filter((_, index) => index % 2 === 0);
  return deck.filter(({ sector }) => cartes === `secteur ${sector}`);
}

function choiceOf({ choix, pourcentage }: Instruction, card: Card): Choice {
  switch (choix) {
    case 'garder':
      return { type: 'keep' };
    case 'supprimer':
      return { type: 'remove' };
    case 'augmenter':
    case 'réduire': {
      const type = choix === 'augmenter' ? 'increase' : 'decrease';
      const bounds = boundsOf(type, card.constraints);
      if (bounds === null) return { type: 'keep' };
      const asked = pourcentage === 'maximum' ? bounds.max : (pourcentage ?? bounds.max);
      return { type, percent: Math.min(asked, bounds.max) };
    }
  }
}

function must<Value>(result: { ok: true; value: Value } | { ok: false; reason: string }): Value {
  if (!result.ok) throw new Error(`Refused: ${result.reason}`);
  return result.value;
}
