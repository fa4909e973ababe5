import type { RoomState } from '@nosmilliards/contract/room-message';
import { LEAST_ANSWERS_SHOWN } from '@nosmilliards/contract/room-rule';
import { tallySentenceOf, type Tally } from '@nosmilliards/domain/tally/tally';
import { choiceWords } from '#ballot/vote-words.ts';
import type { Sending } from '#browser/pupil-seat.ts';
import type { RoomTrouble } from '#browser/room-client.ts';
import type { PupilAnswer } from './pupil-item.ts';

/** The state of the room, the pupil's answer, and whether it was sent. */
export type PupilStanding = {
  readonly state: RoomState;
  readonly answer: PupilAnswer;
  readonly sending: Sending;
  /** False while the connection to the room is lost. */
  readonly isHeard: boolean;
  /** The counts of this item were shown: its answers do not change any more. */
  readonly isShown: boolean;
};

/** « Décision 5 sur 16 ». */
export function placeWords({ deck, items }: RoomState, item: number): string {
  return `${deck === 'groups' ? 'Décision' : 'Carte'}\u00A0${item + 1} sur ${items}`;
}

/** The line above the card. */
export function standingWords({ state, answer, sending, isHeard, isShown }: PupilStanding): string {
  const isAnswered = answer !== 'none';
  if (sending === 'waiting' || !isHeard) {
    return sending === 'sent'
      ? 'Réseau absent. Vous pouvez répondre\u00A0: votre choix partira à son retour.'
      : 'Réseau absent. Votre choix est gardé ici et partira seul, une fois.';
  }
  if (state.isFrozen) {
    if (sending === 'held') {
      return 'Réponses figées. Votre dernier choix n’est pas compté\u00A0: il le sera si le vote rouvre.';
    }
    return isAnswered
      ? 'Réponses figées. La vôtre est comptée.'
      : 'Réponses figées. Vous n’avez pas répondu ici.';
  }
  if (isShown) return 'Les réponses à cette carte ont été montrées\u00A0: elles ne changent plus.';
  if (!isAnswered) return 'À vous de choisir.';
  return sending === 'sent' ? 'C’est noté. Vous pouvez encore changer.' : 'Envoi de votre choix…';
}

/** The counts of the room and the pupil's own answer; `null` until they are revealed. */
export function revealedWords(
  { isRevealed }: RoomState,
  tally: Tally | null,
  answer: PupilAnswer,
): string | null {
  if (!isRevealed) return null;
  if (tally === null) {
    return `Moins de ${COUNT_WORDS[LEAST_ANSWERS_SHOWN]} réponses\u00A0: elles ne sont pas montrées.`;
  }
  const own = answer === 'none' ? 'pas de réponse' : choiceWords(answer).toLowerCase();
  return `La salle\u00A0: ${tallySentenceOf(tally)}. Vous\u00A0: ${own}.`;
}

const COUNT_WORDS = { [LEAST_ANSWERS_SHOWN]: 'cinq' } as const;

/** Read aloud at each change: the card, then its answer, then the counts of the room. */
export function spokenWords(
  standing: PupilStanding,
  place: string,
  title: string,
  revealed: string | null,
): string {
  if (revealed !== null) return revealed;
  const { answer } = standing;
  const what =
    answer === 'none'
      ? `${place}\u00A0: ${title}.`
      : `${title}\u00A0: ${choiceWords(answer).toLowerCase()}.`;
  return `${what} ${standingWords(standing)}`;
}

/** Why the pupil could not join. */
export function troubleWords(trouble: RoomTrouble): string {
  switch (trouble) {
    case 'no-such-room':
      return 'Aucune salle n’a ce code. Vérifiez-le\u00A0: six signes, affichés à l’écran de la salle.';
    case 'room-full':
      return 'Cette salle est pleine. Demandez à la personne qui l’anime d’en ouvrir une autre.';
    case 'room-shut':
      return 'L’entrée de cette salle est fermée. Demandez à la personne qui l’anime de la rouvrir.';
    case 'too-many':
      return 'De nombreux codes faux sont venus de votre réseau. Réessayez dans une minute.';
    case 'malformed':
    case 'frozen':
    case 'not-frozen':
    case 'away':
      return 'Le service ne répond pas. Vérifiez le réseau, puis réessayez.';
  }
}

/** `signs`: characters typed that no code contains. */
export function codeTroubleWords(signs: string): string {
  if (signs === '') return 'Un code a six signes, par exemple KMPTRX.';
  const named = signs.split('').join(', ');
  return signs.length === 1
    ? `Aucun code ne contient ${named}. Relisez-le\u00A0: les codes n’ont ni O, I, L, U, ni 0 ou 1.`
    : `Aucun code ne contient ces signes\u00A0: ${named}. Les codes n’ont ni O, I, L, U, ni 0 ou 1.`;
}
