import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** A screen that nobody sees, for the browsers that need one. */
export async function openScreen() {
  const server = spawn(
    'Xvfb',
    ['-displayfd', '1', '-screen', '0', '1280x900x24', '-nolisten', 'tcp', '-noreset'],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  );
  // Its output is left open: it says more, and would end if nobody were there to hear it.
  const [number] = await once(server.stdout.setEncoding('utf8'), 'data');
  return { display: `:${number.trim()}`, close: () => server.kill() };
}
