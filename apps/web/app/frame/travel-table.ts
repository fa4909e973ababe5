/** A budget received, two side by side, a letter: one late file, for who reads one may read the next. */
export { numbering } from '#dataset/codes.ts';
export { sheet } from '#dataset/sheet.ts';
export { ReceivedScreen } from '#features/budget/received-screen.tsx';
export { DuelScreen } from '#features/duel/duel-screen.tsx';
export { LetterScreen } from '#features/letter/letter-screen.tsx';
