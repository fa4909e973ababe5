/** What the EcoIndex looks at; a picture counts for one element, whatever is drawn in it. */
export type Footprint = {
  readonly elements: number;
  readonly requests: number;
  readonly bytes: number;
};
export type Grade = (typeof GRADES)[number]['grade'];

const GRADES = [
  { grade: 'A', above: 80 },
  { grade: 'B', above: 70 },
  { grade: 'C', above: 55 },
  { grade: 'D', above: 40 },
  { grade: 'E', above: 25 },
  { grade: 'F', above: 10 },
  { grade: 'G', above: -Infinity },
] as const;

/**
 * Twentieths of the web, as published by the Collectif Green IT (cnumr/ecoindex_python): a page
 * between two bounds stands between two ranks. Sizes in kilobytes.
 */
const ELEMENTS = [
  0, 47, 75, 159, 233, 298, 358, 417, 476, 537, 603, 674, 753, 843, 949, 1076, 1237, 1459, 1801,
  2479, 594_601,
];
const REQUESTS = [
  0, 2, 15, 25, 34, 42, 49, 56, 63, 70, 78, 86, 95, 105, 117, 130, 147, 170, 205, 281, 3920,
];
const KILOBYTES = [
  0, 1.37, 144.7, 319.53, 479.46, 631.97, 783.38, 937.91, 1098.62, 1265.47, 1448.32, 1648.27,
  1876.08, 2142.06, 2465.37, 2866.31, 3401.59, 4155.73, 5400.08, 8037.54, 223_212.26,
];

/** From 100, a page that weighs nothing, down to 0. */
export function ecoIndexOf({ elements, requests, bytes }: Footprint): number {
  const ranks =
    3 * rankOf(ELEMENTS, elements) +
    2 * rankOf(REQUESTS, requests) +
    rankOf(KILOBYTES, bytes / 1e3);
  return 100 - (5 * ranks) / 6;
}

export function gradeOf(score: number): Grade {
  return GRADES.find(({ above }) => score > above)?.grade ?? 'G';
}

function rankOf(bounds: readonly number[], value: number): number {
  const index = bounds.findIndex((bound) => value < bound);
  if (index === -1) return bounds.length - 1;
  const [low = 0, high = 0] = bounds.slice(index - 1, index + 1);
  return index - 1 + (value - low) / (high - low);
}
