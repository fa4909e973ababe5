/** What a letter is written with. */
export { LetterScreen } from '#features/letter/letter-screen.tsx';
export { numbering } from '#dataset/codes.ts';
