/** What a session of several leaves on the device: apart, so that no other page carries these names. */
export const ROOM_KEYS = {
  /** The counts of hands, or the codes of the budgets taken in, of the session being held. */
  session: 'nosMilliardsSession',
  /** A pupil's place in a live room: its code, the number drawn for it, and the answers. */
  pupil: 'nosMilliardsSeat',
  /** The live room this screen leads: its code, and what proves that it is the teacher's. */
  live: 'nosMilliardsRoom',
} as const;
