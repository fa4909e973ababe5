import { expect, it } from 'vitest';
import { lighterRouteList } from './route-list.ts';

const listed = (routes: object) =>
  `window.__reactRouterManifest=${JSON.stringify({ entry: { imports: ['/e.js'] }, routes })};`;

it('keeps the pages and their styles, and drops what nothing reads', () => {
  const root = { module: '/root.js', css: ['/root.css'] };
  const line = { path: 'ligne/:id', hasLoader: true, module: '/l.js', css: ['/l.css'] };
  const heavy = { ...line, hasAction: false, css: ['/l.css', '/root.css#'], imports: ['/l-2.js'] };
  expect(lighterRouteList(listed({ root, line: heavy }))).toBe(listed({ root, line }));
});

it('stops the build when the framework changes its ways', () => {
  expect(() => lighterRouteList('export default {}')).toThrow('in another way');
});
