/** One value per year, from `first` on; null where the source gives none. */
export type Series = { readonly first: number; readonly values: readonly (number | null)[] };

export type Point = { readonly year: number; readonly value: number };

export function valueAt({ first, values }: Series, year: number): number | null {
  return values[year - first] ?? null;
}

/** The years that have a value, oldest first. */
export function pointsOf({ first, values }: Series): Point[] {
  return values.flatMap((value, index) => (value === null ? [] : [{ year: first + index, value }]));
}

/** A year of the result has a value when every series has one. */
export function combined(
  series: readonly [Series, ...Series[]],
  rule: (values: number[]) => number,
): Series {
  const [{ first, values }] = series;
  return {
    first,
    values: values.map((_, index) => {
      const found = series.map((one) => valueAt(one, first + index));
      return found.every((value) => value !== null) ? rule(found) : null;
    }),
  };
}

export function percentOf(part: Series, whole: Series): Series {
  return combined([part, whole], ([one = 0, all = 0]) => (one / all) * 100);
}

export function totalOf(series: readonly [Series, ...Series[]]): Series {
  return combined(series, (values) => values.reduce((sum, value) => sum + value, 0));
}

/** What was divided, from a quotient in percent: taxes and their share of GDP give GDP. */
export function wholeOf(part: Series, percent: Series): Series {
  return combined([part, percent], ([one = 0, share = 0]) => (one / share) * 100);
}

/** The first year with the extreme value. */
export function highestOf(series: Series): Point | undefined {
  return extremeOf(series, (value, best) => value > best);
}

export function lowestOf(series: Series): Point | undefined {
  return extremeOf(series, (value, best) => value < best);
}

function extremeOf(series: Series, isBeyond: (value: number, best: number) => boolean) {
  const [start, ...others] = pointsOf(series);
  return others.reduce(
    (best, point) => (best !== undefined && isBeyond(point.value, best.value) ? point : best),
    start,
  );
}
