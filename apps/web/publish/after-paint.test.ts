import { expect, it } from 'vitest';
import { scriptsAfterPaint } from './after-paint.ts';

const page = (code: string) =>
  `<head><link rel="modulepreload" href="/assets/root.js"/></head><body><script type="module" async="">${code}</script></body>`;
const framework = `import "/assets/manifest.js";
import * as route0 from "/assets/root.js";
import * as route1 from "/assets/home.js";
  
  window.__reactRouterRouteModules = {"root":route0,"routes/home":route1};

import("/assets/entry.js");`;

it('asks for no script before the paint, and for the same ones after it', () => {
  const html = scriptsAfterPaint(page(framework));
  expect(html).not.toContain('modulepreload" href');
  expect(html).not.toContain('type="module"');
  expect(html).toContain('for(const href of ["/assets/root.js"])');
  expect(html).toContain(
    'Promise.all([import("/assets/manifest.js"),import("/assets/root.js"),import("/assets/home.js"),import("/assets/entry.js")]).then(([,route0,route1,{hydrate}])=>{window.__reactRouterRouteModules={"root":route0,"routes/home":route1};hydrate()})',
  );
  expect(html).toContain('setTimeout(start,2500)');
});

it('[B1] asks for no script at all in a browser too old for them', () => {
  const html = scriptsAfterPaint(page(framework));
  expect(html).toContain(';if(self.CSS&&CSS.supports("container-type:inline-size")){');
});

it.each(['', 'import "/assets/manifest.js";', framework.replace('import(', 'load(')])(
  'stops the build when the framework writes something else: %s',
  (code) => {
    expect(() => scriptsAfterPaint(page(code))).toThrow('not as expected');
  },
);

it('[D14] sets the rule for strings before any script of ours, without ending its own', () => {
  const [, code = ''] = /<script>(.*)<\/script>/.exec(scriptsAfterPaint(page(framework))) ?? [];
  expect(code).toMatch(/^if\(window\.trustedTypes\)trustedTypes\.createPolicy\("default",/);
  expect(code).not.toContain('</script>');
});
