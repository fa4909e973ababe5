import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { connect } from 'node:http2';
import { join, resolve } from 'node:path';
// No page is opened: what an operator runs is run.
import { expect, test } from '@playwright/test';

const deploy = resolve(import.meta.dirname, '../../../deploy');
const port = Number(process.env['E2E_PORT'] ?? 4180) + 3;
let nginx: ChildProcess | undefined;

test.describe.configure({ mode: 'serial' });
test.afterEach(() => nginx?.kill('SIGQUIT'));

/** A site small enough to be put online in no time. */
function buildOf(folder: string, words: string): string {
  mkdirSync(join(folder, 'client/assets'), { recursive: true });
  mkdirSync(join(folder, 'server-config'));
  writeFileSync(join(folder, 'client/index.html'), words);
  writeFileSync(join(folder, `client/assets/${words}.js`), '');
  writeFileSync(join(folder, 'server-config/csp.map'), `"/index.html" "${words}";`);
  return folder;
}

function start(prefix: string): ChildProcess {
  const user = process.getuid?.() === 0 ? ' user root;' : '';
  return spawn(
    'nginx',
    ['-p', prefix, '-c', 'nginx.conf', '-e', 'stderr', '-g', `daemon off;${user}`],
    { stdio: 'inherit' },
  );
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
  nginx = start(join(prefix, 'current'));
  await expect.poll(() => served('/')).toBe('un');
  // A line that was renamed since: its page, its file, and what was asked with them.
  expect(await sentTo('/ligne/ancienne')).toEqual([301, '/ligne/nouvelle']);
  expect(await sentTo('/ligne/ancienne/')).toEqual([301, '/ligne/ancienne']);
  expect(await sentTo('/ligne/ancienne.json?a=1')).toEqual([301, '/ligne/nouvelle.json?a=1']);
  expect(await served('/ligne/nouvelle')).toBe(404);

  // Releases are named by the second.
  await new Promise((done) => setTimeout(done, 1000));
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
  expect(await served('/sw.js')).toBe(503);
  release('back');
  await expect.poll(() => served('/')).toBe('deux');
  release('resume');
  await expect.poll(() => served('/sw.js')).toBe(404);
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

test('TLS speaks HTTP/2, and port 80 leads to it', async ({ request }, testInfo) => {
  const prefix = buildOf(testInfo.outputPath('tls'), 'chiffré');
  const at = (file: string) => join(prefix, file);
  const selfSigned = 'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -subj /CN=a';
  const files = ['-keyout', at('privkey.pem'), '-out', at('fullchain.pem')];
  execFileSync('openssl', [...selfSigned.split(' '), ...files], { stdio: 'ignore' });
  copyFileSync(join(deploy, 'nginx.conf'), at('nginx.conf'));
  copyFileSync(at('server-config/csp.map'), at('csp.map'));
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
  nginx = start(prefix);

  const redirected = () =>
    request.get(`http://127.0.0.1:${port + 1}/explorer?tab=expenses`, { maxRedirects: 0 });
  await expect
    .poll(() =>
      redirected().then(
        (answer) => answer.status(),
        () => 0,
      ),
    )
    .toBe(301);
  expect((await redirected()).headers()['location']).toBe(
    'https://127.0.0.1/explorer?tab=expenses',
  );

  const session = connect(`https://127.0.0.1:${port}`, { rejectUnauthorized: false });
  const headers = await new Promise<Record<string, unknown>>((answer, fail) => {
    session.on('error', fail);
    session.request({ ':path': '/' }).on('response', answer).end();
  });
  session.close();
  expect(headers[':status']).toBe(200);
  expect(headers['strict-transport-security']).toBe('max-age=31536000');
});
