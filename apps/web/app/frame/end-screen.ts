/** The end screen and what it is drawn with: only a game that is over asks for them. */
export { codeOf } from '#ballot/budget-code.ts';
export { laws } from '#dataset/card-facts.ts';
export { numbering } from '#dataset/codes.ts';
export { sheet } from '#dataset/sheet.ts';
export { CompletionScreen } from '#features/completion/completion.tsx';
export { TotalsSection } from '#features/contribution/totals-section.tsx';
export { Sharing } from '#features/share/sharing.tsx';
export { QrCode } from '#ui/qr/qr-code.tsx';
