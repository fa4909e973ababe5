/** What the end screen is drawn with, once a game is over. */
export { codeOf } from '#ballot/budget-code.ts';
export { laws } from '#dataset/card-facts.ts';
export { numbering } from '#dataset/codes.ts';
export { sheet } from '#dataset/sheet.ts';
export { QrCode } from '#ui/qr/qr-code.tsx';
