import { readdirSync, readFileSync } from 'node:fs';
import { act, NEW_BALLOT, type Ballot, type BallotAction } from '@nosmilliards/domain/game/ballot';
import type { Card } from '@nosmilliards/domain/vote/card';
import { deckInPlay, type Edition } from '@nosmilliards/domain/game/edition';
import { parseGame, restoreBallot, serialiseGame } from '@nosmilliards/domain/game/game-storage';
import { EMPTY_LEDGER } from '@nosmilliards/domain/vote/ledger';
import { parseLedger, serialiseLedger } from '@nosmilliards/domain/vote/ledger-storage';
import { STORAGE_KEYS } from '@nosmilliards/domain/storage-key';
import { boundsOf, type Choice } from '@nosmilliards/domain/vote/vote';
import { parse } from 'yaml';
import { PACKAGE_DIRECTORY } from './read/edition.ts';

/** A ballot in YAML and the results expected on the final screen. Amounts in millions of euros. */
export type Persona = {
  nom: string;
  recit: string;
  attendu: Expected;
} &
  /** `recettes`: the revenue cards are played too. */
  (
    | { minutes: number; recettes?: boolean; votes: Instruction[] }
    /** Raw content of the browser storage, for a storage that the site did not write. */
    | { stockage: { registre: string; partie: string } }
  );

/** Applied in order: a later instruction on a card, or on a group, replaces an earlier one. */
export type Instruction = {
  choix: 'garder' | 'augmenter' | 'réduire' | 'supprimer' | 'je ne sais pas';
  pourcentage?: number | 'maximum';
} & (
  | { cartes: 'toutes' | 'une sur deux' | `secteur ${Card['sector']}` | string[] }
  /** Groups of the express deck, by id. */
  | { paquets: string[] }
);

type Expected = {
  solde: number;
  statut: string;
  phrase: string;
  /** The portrait, then what it mostly is. */
  portrait: string;
  amelioration: number;
  /** The two parts of the improvement: within the limits retained, and beyond. */
  dans_les_limites: number;
  au_dela: number;
  /** None when nothing is saved nor spent. */
  libelle: string | null;
  minutes: number;
  /** Number of cards in play. */
  cartes: number;
  cartes_votees: number;
  /** Number of « Je ne sais pas ». */
  sans_avis: number;
  cartes_gardees: number;
  modifications: number;
  succes: string[];
  /** When 0, the next two figures are absent. */
  emprunt: number;
  interets?: number;
  dette_finale?: number;
};

/** They play the edition of the tests, so that no correction changes what they expect. */
const DIRECTORY = `${PACKAGE_DIRECTORY}/frozen/personas`;
const START = Date.UTC(2026, 10, 15, 9);

export function personas(): Persona[] {
  return readdirSync(DIRECTORY)
    .toSorted()
    .map((file) => parse(readFileSync(`${DIRECTORY}/${file}`, 'utf8')));
}

/** Content of the browser storage after the game, by storage key. */
export function storedStateOf(persona: Persona, edition: Edition): Record<string, string> {
  if ('stockage' in persona) {
    const { registre, partie } = persona.stockage;
    return { [STORAGE_KEYS.ledger]: registre, [STORAGE_KEYS.game]: partie };
  }
  const ballot = played(persona, edition);
  const ledger = serialiseLedger(ballot.ledger, edition);
  return {
    ...(ledger !== null && { [STORAGE_KEYS.ledger]: ledger }),
    [STORAGE_KEYS.game]: serialiseGame(ballot, edition),
  };
}

/** Reads a stored state back, as the site does on load. */
export function restoredBallot(stored: Record<string, string>, edition: Edition): Ballot {
  const ledger = parseLedger(stored[STORAGE_KEYS.ledger] ?? '', edition);
  const game = parseGame(stored[STORAGE_KEYS.game] ?? '', edition);
  if (!game.ok) throw new Error(`Stored game refused: ${game.reason}`);
  return restoreBallot(ledger.ok ? ledger.value.ledger : EMPTY_LEDGER, game.value, edition).ballot;
}

/** The answers a persona gives, by card or group, in order. */
export function answersOf(
  votes: readonly Instruction[],
  deck: readonly Card[],
): ReadonlyMap<string, Instruction> {
  const answers = new Map<string, Instruction>();
  for (const instruction of votes) {
    const ids =
      'paquets' in instruction
        ? instruction.paquets
        : cardsOf(instruction.cartes, deck).map((card) => card.id);
    for (const id of ids) answers.set(id, instruction);
  }
  return answers;
}

function played(
  { votes, minutes, recettes = false }: Extract<Persona, { minutes: number }>,
  edition: Edition,
): Ballot {
  let { ballot } = must(act(NEW_BALLOT, edition, { type: 'set-revenue', on: recettes }));
  const deck = deckInPlay(edition, ballot.game);
  const answers = answersOf(votes, deck);
  const end = START + minutes * 60_000;
  const pace = Math.floor((end - START) / answers.size);
  let at = START;
  for (const [id, instruction] of answers) {
    const card = deck.find((one) => one.id === id);
    ballot = must(act(ballot, edition, actionOf(instruction, id, card, at))).ballot;
    at += pace;
  }
  return must(act(ballot, edition, { type: 'complete', at: end })).ballot;
}

function cardsOf(
  cartes: Extract<Instruction, { cartes: unknown }>['cartes'],
  deck: readonly Card[],
): readonly Card[] {
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

function actionOf(
  instruction: Instruction,
  id: string,
  card: Card | undefined,
  at: number,
): BallotAction {
  const deal = 'paquets' in instruction ? 'express' : 'cards';
  if (instruction.choix === 'je ne sais pas') return { type: 'unsure', id, at, deal };
  return { type: 'cast', id, choice: choiceOf(instruction, card), at, deal };
}

/** A group (no card) takes the percentage as asked: the domain clips it for each of its cards. */
function choiceOf({ choix, pourcentage }: Instruction, card: Card | undefined): Choice {
  switch (choix) {
    case 'garder':
    case 'je ne sais pas':
      return { type: 'keep' };
    case 'supprimer':
      return { type: 'remove' };
    case 'augmenter':
    case 'réduire': {
      const type = choix === 'augmenter' ? 'increase' : 'decrease';
      if (card === undefined) return { type, percent: Number(pourcentage) };
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
