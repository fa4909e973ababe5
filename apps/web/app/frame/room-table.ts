import { laws } from '#dataset/card-facts.ts';
import { numbering } from '#dataset/codes.ts';
import { year } from '#dataset/edition.ts';
import { faces } from '#dataset/faces.ts';
import { sheet } from '#dataset/sheet.ts';

/** All that a session is held with, in one file. */
export { SessionScreen } from '#features/room/session-screen.tsx';
export const roomTable = { laws, numbering, faces, sheet, year };
