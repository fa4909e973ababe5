/** Rules shared by the service and the screens of a room; without dependency. */

export const ROOM_SEATS = { class: 40, meeting: 60 } as const;
export type RoomSize = keyof typeof ROOM_SEATS;

/** Hours after its opening when a room is deleted, and when a device forgets its seat. */
export const ROOM_HOURS = 24;

/** With fewer answers, counts would show who answered what: none is shown. */
export const LEAST_ANSWERS_SHOWN = 5;

/** Last event of a stream: the room was deleted, the client must not reconnect. */
export const ROOM_GONE_EVENT = 'gone';
