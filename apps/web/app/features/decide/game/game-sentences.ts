import type { Achievement } from '@nosmilliards/domain/game/achievement';

/** Each with its condition: « Succès : Équilibriste (ramener le déficit à zéro ou mieux) ». */
export function wonSentence(won: readonly Achievement[]): string {
  const names = won.map(({ name, description: [first = '', ...rest] }) => {
    const condition = `${first.toLowerCase()}${rest.join('')}`.replace(/\.$/, '');
    return `${name} (${condition})`;
  });
  return names.length === 0 ? '' : `Succès\u00A0: ${names.join(', ')}`;
}

/** For a vote that replaces others on the same amount (L2). */
export function replacedSentence(titles: readonly string[]): string {
  const names = titles.map((title) => `«\u00A0${title}\u00A0»`).join(', ');
  return titles.length > 1
    ? `Ce choix remplace vos votes sur ${names}\u00A0: un euro ne se vote qu’une fois.`
    : `Ce choix remplace votre vote sur ${names}\u00A0: un euro ne se vote qu’une fois.`;
}

/** Read aloud: it interrupts the name of the button that takes the focus, and so gives it. */
export const LAST_ANSWER = 'Tout a une réponse\u00A0: «\u00A0Voir mon bilan\u00A0» vous attend.';

/** Said of an empty slider, and of the answer that waits for it. */
export const NO_GUESS = 'Donnez d’abord votre idée.';
