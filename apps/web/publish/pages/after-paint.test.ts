import { expect, it } from 'vitest';
import { scriptsAfterPaint } from './after-paint.ts';

const page = (code: string) =>
  `<head><link rel="modulepreload" href="/assets/root.js"/></head><body><script type="module" async="">${code}</script></body>`;
const framework = `import "/assets/manifest.js";
import * as route0 from "/assets/root.js";
import * as route1 from "/assets/home.js";
  
  window.__reactRouterRouteModules = {"root":route0,"routes/home":route1};

import("/assets/entry.js");`;

it('loads every script after the first paint and none before', () => {
  const html = scriptsAfterPaint(page(framework));
  expect(html).not.toContain('modulepreload" href');
  expect(html).not.toContain('type="module"');
  expect(html).toContain('for (const href of ["/assets/root.js"])');
  expect(html).toContain(
    'Promise.all([import("/assets/manifest.js"),import("/assets/root.js"),import("/assets/home.js")]).then(([,route0,route1])',
  );
  expect(html).toMatch(/"routes\/home":route1\};\s+import\("\/assets\/entry\.js"\)/);
  expect(html).toContain('setTimeout(start, 2500)');
});

it('loads no script in a browser older than the floor', () => {
  const html = scriptsAfterPaint(page(framework));
  expect(html).toContain('if (self.CSS && CSS.supports("container-type:inline-size")) {');
});

it.each(['', 'import "/assets/manifest.js";', framework.replace('import(', 'load(')])(
  'throws on an entry script of another shape: %s',
  (code) => {
    expect(() => scriptsAfterPaint(page(code))).toThrow('not as expected');
  },
);

it('creates the Trusted Types policy before any script of the site', () => {
  const [, code = ''] = /<script>([^]*)<\/script>/.exec(scriptsAfterPaint(page(framework))) ?? [];
  expect(code).toMatch(/^if \(window\.trustedTypes\) trustedTypes\.createPolicy\("default",/);
  expect(code).not.toContain('</script>');
});
