/** All that a budget received is shown with, once its code is to be read. */
export { ReceivedScreen } from '#features/budget/received-screen.tsx';
export { numbering } from '#dataset/codes.ts';
export { sheet } from '#dataset/sheet.ts';
