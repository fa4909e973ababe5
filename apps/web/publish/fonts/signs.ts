const ASCII = Array.from({ length: 0x7f - 0x20 }, (_, at) => String.fromCodePoint(0x20 + at));
const LETTERS = 'àâäæçèéêëîïñôöœùûüÿÀÂÄÆÇÈÉÊËÎÏÑÔÖŒÙÛÜŸ';
const SIGNS = '\u00A0«»‹›‘’“”–—…·•°§€%‰±×÷−²³¹½←→≤≥';

/** What French is written with, and the signs of accounts. Anything else is drawn by the device. */
export const FRENCH_SIGNS = [...ASCII, LETTERS, SIGNS].join('');

/** What titles and large figures are written with: the third typeface draws nothing else. */
export const POSTER_SIGNS = [
  'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789',
  'àâçèéêëîïôùûüœÀÂÇÈÉÊËÎÏÔÙÛÜŒ',
  ' \u00A0.,:;!?-–−+±×/()«»’…·€%',
].join('');
