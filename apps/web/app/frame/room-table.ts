import { laws } from '#dataset/card-facts.ts';
import { numbering } from '#dataset/codes.ts';
import { faces } from '#dataset/faces.ts';
import { sheet } from '#dataset/sheet.ts';

/** All that a session is held with, in one file. */
export { RoomScreen } from '#features/room/room-screen.tsx';
export const roomTable = { laws, numbering, faces, sheet };
