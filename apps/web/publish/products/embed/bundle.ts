import { join } from 'node:path';
import { build } from 'vite';
import { OLDEST_BROWSERS } from '../../../app/site/oldest-browsers.ts';

export type Script = 'theme' | 'frame' | 'card';

/** The script and its imports as one IIFE, to inline into the page. */
export async function bundleOf(name: Script): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: Object.entries(OLDEST_BROWSERS).map(([browser, oldest]) => browser + oldest),
      modulePreload: false,
      rolldownOptions: {
        input: join(import.meta.dirname, `script/${name}.ts`),
        output: { format: 'iife' },
      },
    },
  });
  const [output] = [built].flat();
  const chunk = output && 'output' in output ? output.output[0] : undefined;
  if (chunk === undefined) throw new Error(`the bundler wrote no chunk for ${name}`);
  return chunk.code.trim();
}
