/**
 * What a first visit to any page may cost, with an empty cache. Above its limit a check fails, above
 * its warning it prints a line. A page near a limit is made simpler, or the limit is argued in an
 * ADR (docs/adr/0012). The scores of Lighthouse are in `lighthouserc.json`.
 */
export const visitLimits = [
  // Bytes as sent, compressed.
  { what: 'scriptBytes', limit: 190_000, warning: 170_000 },
  { what: 'bytes', limit: 330_000, warning: 300_000 },
  { what: 'requests', limit: 40, warning: 34 },
  // Elements of the body, before anything is opened.
  { what: 'nodes', limit: 1400, warning: 1200 },
  { what: 'layoutShift', limit: 0.05, warning: 0.05 },
] as const;

/** Milliseconds from the navigation to the answer, on slow 4G with the CPU slowed down 4 times. */
export const firstTapLimit = { limit: 5000, warning: 4000 };

/**
 * Milliseconds from an input to the next paint, with the CPU slowed down 4 times; or that many times
 * the opening of a `<details>` in the same run, where the machine is slow. Digits typed in « Ma
 * part » follow each other: they have less. The first window has more: 168 to 208 were measured on a
 * phone, 208 to 232 on a wide screen. `showModal` makes the rest of the page inert, which alone styles
 * the whole page again in some 80 of them; an empty `<dialog>` takes 56 and 80.
 */
export const gestureLimit = {
  milliseconds: 200,
  firstWindowMilliseconds: 250,
  typingMilliseconds: 50,
  timesDetails: 2,
};
