import { paths } from './path.ts';

/** Where a game is resumed, by its mode. */
export const dealPaths = { cards: paths.game, express: paths.express } as const;

/** The game open at a card. The choice is in the fragment, which is never sent to a server. */
export function gamePathAt(cardId: string, choice?: AskedChoice): string {
  const asked = `${paths.game}?${ASKED_CARD}=${cardId}`;
  return choice === undefined ? asked : `${asked}#${CHOICE_ANCHORS[choice]}`;
}

/** Query parameter that the game reads. */
export const ASKED_CARD = 'carte';

export type AskedChoice = 'keep' | 'increase' | 'decrease' | 'remove';

/** The id of each choice button; without script, the fragment scrolls to it. */
export const CHOICE_ANCHORS = {
  keep: 'garder',
  increase: 'augmenter',
  decrease: 'reduire',
  remove: 'supprimer',
} as const satisfies Record<AskedChoice, string>;
