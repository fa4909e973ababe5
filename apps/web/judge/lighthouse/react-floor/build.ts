import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { build } from 'vite';
import { Page } from './page.ts';

/**
 * Builds a page of React as most are written, rendered ahead and followed by its script: nothing of
 * ours may show later than it. Says where it stands.
 */
export async function buildReactFloor(): Promise<string> {
  const out = join(import.meta.dirname, 'build');
  await build({
    configFile: false,
    logLevel: 'error',
    root: import.meta.dirname,
    build: {
      outDir: join(out, 'client'),
      emptyOutDir: true,
      rolldownOptions: {
        input: join(import.meta.dirname, 'client.ts'),
        output: { entryFileNames: 'assets/page.js' },
      },
    },
  });
  const body = renderToString(createElement(Page));
  writeFileSync(
    join(out, 'client/index.html'),
    `<!doctype html><html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Page de React</title><link rel="icon" href="data:,"><script type="module" src="/assets/page.js"></script></head><body><div id="root">${body}</div></body></html>`,
  );
  return out;
}
