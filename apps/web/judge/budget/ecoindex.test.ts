import { expect, it } from 'vitest';
import { ecoIndexOf, gradeOf } from './ecoindex.ts';

/** The examples of the reference implementation. */
it.each([
  [{ elements: 0, requests: 0, bytes: 0 }, 100],
  [{ elements: 240, requests: 20, bytes: 331_000 }, 83],
  [{ elements: 100, requests: 100, bytes: 100_000 }, 72],
  [{ elements: 200, requests: 200, bytes: 10_000_000 }, 46],
  [{ elements: 2355, requests: 267, bytes: 2_493_000 }, 10],
  [{ elements: 2240, requests: 100, bytes: 310_182_902 }, 16],
  [{ elements: 594_601, requests: 3920, bytes: 223_212_260 }, 0],
])('scores %j as %i', (footprint, score) => {
  expect(Math.round(ecoIndexOf(footprint))).toBe(score);
});

it.each([
  [100, 'A'],
  [80, 'B'],
  [70.1, 'B'],
  [50.2, 'D'],
  [25, 'F'],
  [10, 'G'],
])('grades %d as %s', (score, grade) => {
  expect(gradeOf(score)).toBe(grade);
});
