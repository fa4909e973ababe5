/** What a session of several leaves on the device: apart, so that no other page carries these names. */
export const ROOM_KEYS = {
  /** The counts of hands, or the codes of the budgets taken in, of the session being held. */
  session: 'nosMilliardsSession',
} as const;
