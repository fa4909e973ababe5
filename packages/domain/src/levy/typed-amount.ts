/** What the field and the slider accept: euros per month. */
export const TYPED = { min: 500, max: 20_000, step: 50 } as const;
