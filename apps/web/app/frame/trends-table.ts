/** All that the common totals are read and shown with. */
export { TrendsScreen } from '#features/trends/trends-screen.tsx';
export { askTotals } from '#browser/published-totals.ts';
export { numbering } from '#dataset/codes.ts';
export { sheet } from '#dataset/sheet.ts';
