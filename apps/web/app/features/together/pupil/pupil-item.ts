import type { Numbering } from '@nosmilliards/contract/ballot-code';
import { choiceOfByte } from '@nosmilliards/contract/choice-code';
import type { RoomState } from '@nosmilliards/contract/room-message';
import type { Edition } from '@nosmilliards/domain/game/edition';
import { appliedToCards } from '@nosmilliards/domain/game/group';
import { cardUnit, groupUnitsOf, type Unit } from '@nosmilliards/domain/game/unit';
import type { Denominator } from '@nosmilliards/domain/vote/denominator';
import type { Choice } from '@nosmilliards/domain/vote/vote';
import type { CardDossier, Load, Source } from '#ballot/card/card-dossier.ts';
import type { CardFaces, Face, Point } from '#ballot/card/face.ts';
import { faceOf } from '#ballot/card/faces.ts';

/** What the route reads in the dataset. */
export type PupilData = {
  readonly year: number;
  readonly numbering: Numbering;
  readonly faces: CardFaces;
  /** By card id. */
  readonly points: Readonly<Record<string, Point>>;
  /** By the id of a card or of a decision. */
  readonly denominators: Readonly<Record<string, Denominator>>;
  /** Value of one square, in millions of euros. */
  readonly square: number;
  readonly loadDossier: Load<CardDossier>;
  readonly loadSource: Load<Source>;
};

/** A card or a group of the room, answered by one byte of the ballot. */
export type PupilItem = { readonly unit: Unit; readonly face: Face };

export type PupilAnswer = Choice | 'none';

/** Both decks, each in the order of the bytes of a ballot. */
export type PupilDecks = Readonly<Record<RoomState['deck'], readonly PupilItem[]>>;

export function pupilDecksOf(edition: Edition, { faces, square }: PupilData): PupilDecks {
  const itemOf = (unit: Unit) => ({ unit, face: faceOf(unit, faces, edition, square) });
  return {
    groups: groupUnitsOf(edition).map(itemOf),
    cards: edition.deck.map(cardUnit).map(itemOf),
  };
}

/**
 * `null` when the room plays another edition. A deleted room no longer gives its deck: it is found
 * by the number of bytes stored on this device.
 */
export function itemsPlayed(
  decks: PupilDecks,
  state: RoomState | null,
  written: number,
  year: number,
): readonly PupilItem[] | null {
  if (state === null) {
    return [decks.groups, decks.cards].find((items) => items.length === written) ?? null;
  }
  const items = decks[state.deck];
  return state.edition === year && state.items === items.length ? items : null;
}

/** With the percentage that the limits of its cards leave (E18). */
export function toldAnswerOf({ unit }: PupilItem, byte: number | undefined): PupilAnswer {
  const answer = answerOf(byte);
  return answer === 'none' ? answer : appliedToCards(unit.cards, answer);
}

export function answerOf(byte: number | undefined): PupilAnswer {
  return choiceOfByte(byte ?? 0) ?? 'none';
}
