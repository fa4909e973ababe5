import { join } from 'node:path';
import { build } from 'vite';
import { OLDEST_BROWSERS } from '../../app/browser/floor.ts';

export type Script = 'theme' | 'frame' | 'card';

/** One file of everything it imports, to be written into the page. */
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
  if (chunk === undefined) throw new Error(`nothing was bundled for ${name}`);
  return chunk.code.trim();
}
