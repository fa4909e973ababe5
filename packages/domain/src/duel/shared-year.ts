/**
 * The year on whose amounts budgets are read: their own when they share it, else today's, for two
 * budgets compare on one year only (T1).
 */
export function sharedYearOf(years: readonly number[], today: number): number {
  const [first = today] = years;
  return years.every((year) => year === first) ? first : today;
}
