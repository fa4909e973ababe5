import { paths } from './path.ts';

/** Where a game is taken up again, card by card or by decisions. */
export const dealPaths = { cards: paths.game, express: paths.express } as const;

/** The game, open at that card; with a choice, as if it had been made there: no server reads it. */
export function gamePathAt(cardId: string, choice?: AskedChoice): string {
  const asked = `${paths.game}?${ASKED_CARD}=${cardId}`;
  return choice === undefined ? asked : `${asked}#${CHOICE_ANCHORS[choice]}`;
}

/** What the game reads in its own address. */
export const ASKED_CARD = 'carte';

export type AskedChoice = 'keep' | 'increase' | 'decrease' | 'remove';

/** Where the game stands each choice: without script, its link leads there. */
export const CHOICE_ANCHORS = {
  keep: 'garder',
  increase: 'augmenter',
  decrease: 'reduire',
  remove: 'supprimer',
} as const satisfies Record<AskedChoice, string>;
