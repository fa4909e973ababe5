import { spawn } from 'node:child_process';
import { createServer } from 'node:net';

export type Engine = {
  readonly driver: string;
  readonly env?: Record<string, string>;
  readonly capabilities: Record<string, unknown>;
};

export type Session = Awaited<ReturnType<typeof startSession>>;

/** As WebDriver writes the keys that write nothing. */
export const KEY = { escape: '\uE00C', enter: '\uE007', right: '\uE014', down: '\uE015' } as const;

/** One browser, by the few commands of WebDriver that a walk takes: plain JSON over HTTP. */
export async function startSession({ driver, env, capabilities }: Engine, site: string) {
  const port = await freePort();
  const browser = spawn(driver, [`--port=${port}`], {
    env: {
      ...process.env,
      ...env,
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      // No reader listens here: half a minute may be lost looking for one.
      DBUS_SESSION_BUS_ADDRESS: 'disabled:',
      NO_AT_BRIDGE: '1',
    },
    stdio: 'ignore',
  });
  const server = `http://127.0.0.1:${port}`;
  await answerOf(server);
  const { sessionId } = await ask<{ sessionId: string }>(`${server}/session`, {
    capabilities: { alwaysMatch: capabilities },
  });
  const session = `${server}/session/${sessionId}`;

  const actions = (source: object) => ask(`${session}/actions`, { actions: [source] });

  return {
    goTo: (path: string) => ask(`${session}/url`, { url: site + path }),

    /** What runs next runs in it; `null` for the page itself. */
    enterFrame: (id: number | null) => ask(`${session}/frame`, { id }),

    /** Runs in the page, which gives back plain data. */
    run: <Args extends unknown[], Value>(
      inPage: (...args: Args) => Value,
      ...args: Args
    ): Promise<Awaited<Value>> =>
      ask(`${session}/execute/sync`, {
        script: `return (${String(inPage)}).apply(null, arguments)`,
        args,
      }),

    press: (...keys: string[]) =>
      actions({
        type: 'key',
        id: 'keyboard',
        actions: keys.flatMap((value) => [
          { type: 'keyDown', value },
          { type: 'keyUp', value },
        ]),
      }),

    clickAt: ({ x, y }: { x: number; y: number }) =>
      actions({
        type: 'pointer',
        id: 'mouse',
        actions: [
          { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      }),

    async end() {
      await fetch(session, { method: 'DELETE' }).catch(() => null);
      browser.kill();
    },
  };
}

async function ask<Value>(url: string, body: object): Promise<Value> {
  const response = await fetch(url, {
    method: 'POST',
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(30_000),
  });
  const { value } = await response.json();
  if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}

async function answerOf(server: string) {
  const end = Date.now() + 10_000;
  while (Date.now() < end) {
    const answer = await fetch(`${server}/status`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((done) => {
      setTimeout(done, 50);
    });
  }
  throw new Error(`${server} does not answer`);
}

function freePort(): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<number>();
  const server = createServer().listen(0, '127.0.0.1', () => {
    const at = server.address();
    server.close(() => resolve(typeof at === 'object' && at !== null ? at.port : 0));
  });
  return promise;
}
