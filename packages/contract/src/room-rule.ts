/** What both the service and the screens of a room hold to; without dependency. */

export const ROOM_SEATS = { class: 40, meeting: 60 } as const;
export type RoomSize = keyof typeof ROOM_SEATS;

/** After its opening a room is deleted, with all that it holds; a device forgets its seat as well. */
export const ROOM_HOURS = 24;

/** Below, a count would tell who answered what: nothing is shown. */
export const LEAST_ANSWERS_SHOWN = 5;

/** The event that ends a stream for good: the room was deleted. */
export const ROOM_GONE_EVENT = 'gone';
