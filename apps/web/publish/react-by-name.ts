import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const MARK = '\0by-name:';
const OTHERS = new RegExp(`^${MARK}|node_modules`);
const require = createRequire(import.meta.url);

/**
 * React comes as CommonJS: each of our files would unwrap it, and call `(0,react.useState)()` and
 * `(0,runtime.jsx)()` at every element it draws. Here it is unwrapped once, where it stands, and
 * our files import what they use by its name.
 */
export const reactByName: Plugin = {
  name: 'react-by-name',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  resolveId: {
    filter: { id: /^react(-dom|-dom\/client|\/jsx-runtime)?$/ },
    handler: (id, importer = MARK) => (OTHERS.test(importer) ? null : MARK + id),
  },
  load: {
    filter: { id: new RegExp(`^${MARK}`) },
    handler(id) {
      const name = id.slice(MARK.length);
      const exported = Object.keys(require(name)).filter((one) => /^[a-z]+$/i.test(one));
      return [
        `import * as all from '${name}';`,
        ...exported.map((one) => `export const ${one} = /* @__PURE__ */ (() => all.${one})();`),
      ].join('\n');
    },
  },
};
