import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { lighterRouteList } from './route-list.ts';

const told = { parentId: 'root', caseSensitive: true };
const root = { id: 'root', module: '/assets/root-a.js', css: ['/assets/root-b.css'] };
const home = { id: 'routes/home', ...told, index: true, module: '/assets/home-c.js', css: [] };
const about = { ...home, id: 'routes/a-propos', path: 'a-propos', module: '/assets/a-propos-d.js' };
const line = {
  id: 'routes/ligne',
  ...told,
  path: 'ligne/:id',
  hasLoader: true,
  module: '/assets/ligne-e.js',
  css: ['/assets/ligne-f.css', '/assets/shared-1-g.css#'],
};

const listed = (routes: object) =>
  `window.__reactRouterManifest=${JSON.stringify({ entry: { module: '/e.js' }, routes })};`;

it('gives the framework its pages and their styles, without what nothing reads', () => {
  const heavy = {
    ...line,
    hasAction: false,
    css: [...line.css, '/assets/root-b.css#'],
    imports: ['/assets/shared-2.js'],
  };
  const { index: _index, ...plain } = about;
  const script = lighterRouteList(
    listed({ root, [home.id]: home, [about.id]: plain, [line.id]: heavy }),
  );
  const window = {};
  runInNewContext(script, { window });
  expect(JSON.parse(JSON.stringify(window))).toEqual({
    __reactRouterManifest: {
      entry: { module: '/e.js' },
      routes: { root, [home.id]: home, [about.id]: plain, [line.id]: line },
    },
  });
});

it('stops the build when the framework changes its ways', () => {
  expect(() => lighterRouteList('export default {}')).toThrow('in another way');
  expect(() => lighterRouteList(listed({ root, a: { ...home, module: '/x.js' } }))).toThrow(
    '/x.js',
  );
});
