/** All that two budgets are set side by side with. */
export { DuelScreen } from '#features/duel/duel-screen.tsx';
export { numbering } from '#dataset/codes.ts';
export { sheet } from '#dataset/sheet.ts';
