#!/usr/bin/env node
import { spawn } from 'node:child_process';
import { WebSocket, WebSocketServer } from 'ws';

/**
 * Firefox ESR for this Playwright, which sends every page a command that an ESR does not know yet:
 * started in place of the browser, it answers that one itself and passes on all the others.
 */
const unknown = new Set(['emulation.setMediaFeaturesOverride']);

const firefox = spawn('/usr/bin/firefox-esr', process.argv.slice(2), {
  stdio: ['ignore', 'inherit', 'pipe'],
});
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
  process.on(signal, () => firefox.kill(signal));
}
firefox.on('exit', (code) => process.exit(code ?? 0));

let output = '';
firefox.stderr.setEncoding('utf8').on('data', (text: string) => {
  output += text;
  const address = /WebDriver BiDi listening on (ws:\/\/\S+)\n/.exec(output)?.[1];
  if (address === undefined) return;
  output = '';
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 }, () => {
    const at = server.address();
    if (at === null || typeof at === 'string') throw new Error('No port was given');
    process.stderr.write(`WebDriver BiDi listening on ws://127.0.0.1:${at.port}\n`);
  });
  server.on('connection', (client, { url }) => relay(client, `${address}${url ?? ''}`));
});

function relay(client: WebSocket, address: string) {
  const browser = new WebSocket(address, { perMessageDeflate: false });
  const early: string[] = [];
  browser.on('open', () => {
    for (const message of early.splice(0)) browser.send(message);
  });
  browser.on('message', (message: Buffer) => client.send(message.toString()));
  for (const end of ['close', 'error']) browser.on(end, () => client.close());
  client.on('close', () => browser.close());
  client.on('message', (data: Buffer) => {
    const message = data.toString();
    const { id, method } = JSON.parse(message);
    if (unknown.has(method)) client.send(JSON.stringify({ type: 'success', id, result: {} }));
    else if (browser.readyState === WebSocket.OPEN) browser.send(message);
    else early.push(message);
  });
}
