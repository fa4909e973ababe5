import { type ChildProcess, execFileSync } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { connect } from 'node:http2';
import { join, resolve } from 'node:path';
// No page is opened: what an operator runs is run.
import { expect, test } from '@playwright/test';
import { startNginx } from '../judge/nginx.ts';
import { nameMapOf } from '../publish/bundler/operator.ts';

const deploy = resolve(import.meta.dirname, '../../../deploy');
const port = Number(process.env['E2E_PORT'] ?? 4180) + 6;
let nginx: ChildProcess | undefined;

test.describe.configure({ mode: 'serial' });
test.afterEach(() => nginx?.kill('SIGQUIT'));

/** `release.sh` names a release by the second. */
async function nextSecond() {
  const now = currentSecond();
  await expect.poll(currentSecond, { intervals: [50] }).toBeGreaterThan(now);
}

const currentSecond = () => Math.floor(Date.now() / 1000);

/** A site of two files. */
function buildOf(folder: string, words: string): string {
  mkdirSync(join(folder, 'client/assets'), { recursive: true });
  mkdirSync(join(folder, 'server-config'));
  writeFileSync(join(folder, 'client/index.html'), words);
  writeFileSync(join(folder, `client/assets/${words}.js`), '');
  writeFileSync(join(folder, 'server-config/csp.map'), `"/index.html" "${words}";`);
  return folder;
}

test('a release goes online, the next one too, and the first can come back', async ({
  request,
}, testInfo) => {
  const prefix = testInfo.outputPath('srv');
  mkdirSync(prefix, { recursive: true });
  writeFileSync(join(prefix, 'listen.conf'), `listen 127.0.0.1:${port};`);
  const reload = () => (nginx ? `kill -HUP ${nginx.pid}` : 'true');
  const release = (verb: string, build = '', RELOAD = reload()) => {
    execFileSync(join(deploy, 'release.sh'), [verb, prefix, build], {
      env: { ...process.env, RELOAD },
    });
  };
  const served = async (path: string) => {
    // A reload closes idle connections: a browser would ask again by itself.
    const response = await request.get(`http://127.0.0.1:${port}${path}`).catch(() => null);
    return response?.ok() ? response.text() : response?.status();
  };

  const sentTo = async (path: string) => {
    const url = `http://127.0.0.1:${port}${path}`;
    const response = await request.get(url, { maxRedirects: 0 });
    return [response.status(), response.headers()['location']];
  };

  const first = buildOf(testInfo.outputPath('1'), 'un');
  const renamed =
    '"/ligne/ancienne" "/ligne/nouvelle";\n"/ligne/ancienne.json" "/ligne/nouvelle.json";\n';
  writeFileSync(join(first, 'server-config/moved.map'), renamed);
  release('put', first);
  nginx = startNginx(join(prefix, 'current'));
  await expect.poll(() => served('/')).toBe('un');
  // A line that was renamed since: its page, its file, and what was asked with them.
  expect(await sentTo('/ligne/ancienne')).toEqual([301, '/ligne/nouvelle']);
  expect(await sentTo('/ligne/ancienne/')).toEqual([301, '/ligne/ancienne']);
  expect(await sentTo('/ligne/ancienne.json?a=1')).toEqual([301, '/ligne/nouvelle.json?a=1']);
  expect(await served('/ligne/nouvelle')).toBe(404);

  await nextSecond();
  release('put', buildOf(testInfo.outputPath('2'), 'deux'), 'true');
  // Not reloaded yet, nginx serves the old page under its old policy, never a mix.
  const { headers, text } = await (async () => {
    const response = await request.get(`http://127.0.0.1:${port}/?${Date.now()}`);
    return { headers: response.headers(), text: await response.text() };
  })();
  expect([text, headers['content-security-policy']]).toEqual(['un', 'un']);
  nginx.kill('SIGHUP');
  await expect.poll(() => served('/')).toBe('deux');
  // A page opened before still finds its scripts.
  await expect.poll(() => served('/assets/un.js')).toBe('');

  // The copy for offline use can be held back without a release.
  release('pause');
  await expect.poll(() => served('/sw.js')).toBe(503);
  release('back');
  await expect.poll(() => served('/')).toBe('un');
  await expect.poll(() => served('/sw.js')).toBe(503);
  // A page of the newer release still finds its scripts.
  await expect.poll(() => served('/assets/deux.js')).toBe('');
  release('back');
  await expect.poll(() => served('/')).toBe('deux');
  release('resume');
  await expect.poll(() => served('/sw.js')).toBe(404);

  // A bad release is taken off devices, pause or not, until the next one.
  release('pause');
  release('recall');
  await expect.poll(() => served('/')).toBe('un');
  await expect.poll(() => served('/sw.js')).toContain('skipWaiting');
  release('pause');
  release('resume');
  await expect.poll(() => served('/sw.js')).toContain('skipWaiting');
  await nextSecond();
  release('put', buildOf(testInfo.outputPath('3'), 'trois'));
  await expect.poll(() => served('/')).toBe('trois');
  await expect.poll(() => served('/sw.js')).toBe(404);
});

test('a site whose images would show an address of development never goes online', () => {
  const testInfo = test.info();
  const build = buildOf(testInfo.outputPath('local'), 'un');
  const put = () =>
    execFileSync(join(deploy, 'release.sh'), ['put', testInfo.outputPath('srv'), build], {
      stdio: 'pipe',
      env: { ...process.env, RELOAD: 'true' },
    });
  for (const origin of [
    'http://localhost:4173',
    'http://127.0.0.1:4173',
    'https://nos-milliards.example',
    'https://essai.local',
  ]) {
    writeFileSync(join(build, 'server-config/name.map'), nameMapOf({ origin }));
    expect(put, origin).toThrow('the address of the site is one of development');
  }
  writeFileSync(
    join(build, 'server-config/name.map'),
    nameMapOf({ origin: 'https://example.budget.fr' }),
  );
  put();
  expect(readlinkSync(testInfo.outputPath('srv/current'))).toMatch(/^releases\//);
});

test('a build that nginx refuses never goes online', () => {
  const testInfo = test.info();
  const build = buildOf(testInfo.outputPath('broken'), 'un');
  writeFileSync(join(build, 'server-config/csp.map'), 'broken');
  const put = () =>
    execFileSync(join(deploy, 'release.sh'), ['put', testInfo.outputPath('srv'), build], {
      stdio: 'pipe',
    });
  expect(put).toThrow('csp.map');
  expect(() => readFileSync(testInfo.outputPath('srv/current/nginx.conf'))).toThrow('ENOENT');
  // Nor is it kept: it would push out the release one goes back to.
  expect(readdirSync(testInfo.outputPath('srv/releases'))).toEqual([]);
});

test('nothing empty, unnamed or doubled goes online, and no linked release is deleted', async () => {
  const testInfo = test.info();
  const prefix = testInfo.outputPath('srv');
  const put = (build: string, at = prefix, cwd = process.cwd()) =>
    execFileSync(join(deploy, 'release.sh'), ['put', at, build], {
      cwd,
      stdio: 'pipe',
      env: { ...process.env, RELOAD: 'true' },
    });
  const empty = testInfo.outputPath('empty');
  mkdirSync(empty, { recursive: true });
  expect(() => put(empty)).toThrow('holds no site');

  const unnamed = buildOf(testInfo.outputPath('unnamed'), 'un');
  mkdirSync(join(unnamed, 'client/mentions-legales'));
  writeFileSync(
    join(unnamed, 'client/mentions-legales/index.html'),
    'Éditeur\u00A0: À renseigner par l’exploitant',
  );
  expect(() => put(unnamed)).toThrow('named publisher');

  const build = buildOf(testInfo.outputPath('good'), 'bon');
  put(build);
  const online = readlinkSync(join(prefix, 'current'));
  // Seven releases dated tomorrow: the clock went back since.
  for (const day of [1, 2, 3, 4, 5, 6, 7]) {
    mkdirSync(join(prefix, `releases/2999010${day}-000000`), { recursive: true });
  }
  await nextSecond();
  put(build, 'srv', testInfo.outputPath(''));
  const kept = readdirSync(join(prefix, 'releases')).map((name) => `releases/${name}`);
  expect(kept).toContain(readlinkSync(join(prefix, 'current')));
  expect(kept).toContain(online);
  expect(readlinkSync(join(prefix, 'previous'))).toBe(online);
});

test('TLS speaks HTTP/2, and port 80 leads to it, under the declared name alone', async ({
  request,
}, testInfo) => {
  const prefix = buildOf(testInfo.outputPath('tls'), 'chiffré');
  const at = (file: string) => join(prefix, file);
  const selfSigned = 'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -subj /CN=a';
  const files = ['-keyout', at('privkey.pem'), '-out', at('fullchain.pem')];
  execFileSync('openssl', [...selfSigned.split(' '), ...files], { stdio: 'ignore' });
  copyFileSync(join(deploy, 'nginx.conf'), at('nginx.conf'));
  for (const file of ['api.conf', 'service.conf']) {
    copyFileSync(join(deploy, 'community', file), at(file));
  }
  copyFileSync(at('server-config/csp.map'), at('csp.map'));
  writeFileSync(at('name.map'), nameMapOf({ origin: 'https://exemple.fr' }));
  for (const file of ['listen.conf', 'redirect.conf']) {
    const text = readFileSync(join(deploy, 'tls', file), 'utf8')
      .replaceAll('/etc/letsencrypt/live/nos-milliards', prefix)
      .replaceAll(/listen \[::\].*/g, '')
      .replace('listen 443', `listen 127.0.0.1:${port}`)
      .replace('listen 80', `listen 127.0.0.1:${port + 1}`);
    writeFileSync(at(file), text);
  }
  renameSync(at('client'), at('site'));
  mkdirSync(at('tmp'));
  nginx = startNginx(prefix);

  const redirected = async (Host: string) => {
    const address = `http://127.0.0.1:${port + 1}/explorer?tab=expenses`;
    const answer = await request.get(address, { maxRedirects: 0, headers: { Host } });
    return [answer.status(), answer.headers()['location']];
  };
  await expect(async () =>
    expect(await redirected('exemple.fr')).toEqual([
      301,
      'https://exemple.fr/explorer?tab=expenses',
    ]),
  ).toPass();
  expect(await redirected('EXEMPLE.fr:80')).toEqual([
    301,
    'https://exemple.fr/explorer?tab=expenses',
  ]);
  for (const other of ['voleur.example', '127.0.0.1', 'exemple.fr.voleur.example']) {
    expect(await redirected(other), other).toEqual([421, undefined]);
  }

  const session = connect(`https://127.0.0.1:${port}`, { rejectUnauthorized: false });
  const headers = await new Promise<Record<string, unknown>>((answer, fail) => {
    session.on('error', fail);
    session.request({ ':path': '/' }).on('response', answer).end();
  });
  session.close();
  expect(headers[':status']).toBe(200);
  expect(headers['strict-transport-security']).toBe('max-age=31536000');
});
