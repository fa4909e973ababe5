/** The end screen and what it is drawn with: only a game that is over asks for them. */
export { laws } from '#dataset/card-facts.ts';
export { sheet } from '#dataset/sheet.ts';
export { CompletionScreen } from '#features/completion/completion.tsx';
