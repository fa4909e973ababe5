/** What the end screen is drawn with, once a game is over. */
export { laws } from '#dataset/card-facts.ts';
export { sheet } from '#dataset/sheet.ts';
