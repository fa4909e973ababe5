import { expect, it } from 'vitest';
import { lighterRouteList } from './route-list.ts';

const list = (route: object) =>
  `window.__reactRouterManifest=${JSON.stringify({ entry: { imports: ['/e.js'] }, routes: { line: route } })};`;

it('keeps the pages and their styles, and drops what nothing reads', () => {
  const line = { path: 'ligne/:id', hasLoader: true, module: '/l.js', css: ['/l.css'] };
  expect(
    lighterRouteList(list({ ...line, hasAction: false, imports: ['/framework.js', '/l-2.js'] })),
  ).toBe(list({ ...line, imports: [] }));
});

it('stops the build when the framework changes its ways', () => {
  expect(() => lighterRouteList('export default {}')).toThrow('in another way');
});
