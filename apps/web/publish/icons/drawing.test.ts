import { expect, it } from 'vitest';
import { drawingOf } from './drawing.ts';

it('draws every shape of an icon in one path', () => {
  const drawing = drawingOf([
    ['path', { d: 'M12 3v18', key: 'a' }],
    ['line', { x1: '8', y1: '6', x2: '16', y2: '6', key: 'b' }],
    ['polyline', { points: '1 2 3 4', key: 'c' }],
    ['circle', { cx: '12', cy: '12', r: '3', key: 'd' }],
    ['rect', { x: '4', y: '2', width: '16', height: '20', key: 'e' }],
  ]);
  expect(drawing).toBe(
    'M12 3v18M8 6L16 6M1 2 3 4M9 12a3 3 0 0 1 6 0a3 3 0 0 1 -6 0M4 2h16v20h-16v-20z',
  );
});

it('starts a relative path from the corner, not from where the last shape ended', () => {
  const shapes = ['M16 7h6v6', 'm22 7-8.5 8.5'].map((d) => ['path', { d }] as const);
  expect(drawingOf(shapes)).toBe('M16 7h6v6M0 0m22 7-8.5 8.5');
});

it('rounds the corners of a rectangle', () => {
  expect(drawingOf([['rect', { x: 4, y: 2, width: 16, height: 20, rx: 2 }]])).toBe(
    'M6 2h12a2 2 0 0 1 2 2v16a2 2 0 0 1 -2 2h-12a2 2 0 0 1 -2 -2v-16a2 2 0 0 1 2 -2z',
  );
});

it('refuses a shape it does not know', () => {
  expect(() => drawingOf([['text', {}]])).toThrow('no path is known for <text>');
});
