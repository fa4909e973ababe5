import type { RoomDeck } from './room-item.ts';

export const NOT_DELETED = 'Le service ne répond pas\u00A0: la salle n’est pas effacée. Réessayez.';

/** What the room decides of a tie. */
export const TIE = 'Égalité\u00A0: gardé';

/** « 26 réponses sur 28 ». */
export function answeredWords(answered: number, members: number | null): string {
  return `${answered}\u00A0${answersWords(answered, members)}`;
}

export const TOO_MANY_HANDS =
  'Plus de mains que de présents\u00A0: recomptez, ou changez le nombre de présents.';

/** The words after the number; more hands than people are not a fraction of them. */
export function answersWords(answered: number, members: number | null): string {
  const word = answered < 2 ? 'réponse' : 'réponses';
  return members === null || answered > members ? word : `${word} sur\u00A0${members}`;
}

/** « 28 présents », « 1 personne », « 35 budgets ». */
export function membersWords(
  count: number,
  noun: 'présent' | 'personne' | 'feuille' | 'budget',
): string {
  return `${count}\u00A0${noun}${count < 2 ? '' : 's'}`;
}

/** « Décision 5 sur 16 ». */
export function placeWords(deck: RoomDeck, place: number, count: number): string {
  return `${deck === 'groups' ? 'Décision' : 'Carte'}\u00A0${place + 1} sur\u00A0${count}`;
}

export function openTroubleWords(reason: string): string {
  return reason === 'too-many'
    ? 'Votre réseau vient d’ouvrir beaucoup de salles. Réessayez dans une minute.'
    : 'Le service ne répond pas. Vérifiez le réseau, ou comptez à main levée.';
}
