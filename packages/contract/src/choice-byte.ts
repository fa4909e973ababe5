/**
 * Values of a byte of a ballot: no choice, or a choice from the first to the last. 1 to 26 are
 * unused.
 */
export const NO_CHOICE = 0;
export const FIRST_CHOICE = 27;
export const LAST_CHOICE = 255;
