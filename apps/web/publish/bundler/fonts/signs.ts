const ASCII = Array.from({ length: 0x7f - 0x20 }, (_, at) => String.fromCodePoint(0x20 + at));
const LETTERS = 'àâäæçèéêëîïñôöœùûüÿÀÂÄÆÇÈÉÊËÎÏÑÔÖŒÙÛÜŸ';
const SIGNS = '\u00A0«»‹›‘’“”–—…·•°§€%‰±×÷−²³¹½←→≤≥';

/** Characters of French and of accounting. The browser draws any other with a system font. */
export const FRENCH_SIGNS = [...ASCII, LETTERS, SIGNS].join('');

/** Characters of titles and large figures, for the condensed font. */
export const POSTER_SIGNS = [
  'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789',
  'àâçèéêëîïôùûüœÀÂÇÈÉÊËÎÏÔÙÛÜŒ',
  ' \u00A0.,:;!?-–−+±×/()«»’…·€%',
].join('');
