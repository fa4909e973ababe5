/** How many times longer the nightly run plays a trial than the fast run (vitest.config.ts). */
export const SIZE = Number(process.env['TRIAL_SIZE'] ?? 1);
