import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { startNginx } from '../../apps/web/judge/nginx.ts';
import { handshakeOf, loadOf } from './load.ts';
import { measuredVisits, type Visit } from './visit.ts';

/**
 * How many servers 5 million visitors in an hour need, computed from the requests, bytes and CPU time
 * of one visit to the nginx of `deploy/`. After `npm run build`, on a machine where nothing else
 * runs, with `wrk` and `openssl`.
 */
const VISITORS_PER_HOUR = 5_000_000;
/** Times the mean. */
const PEAK = 3;
/** Highest share of the CPU and of the network of a server that is used. */
const FULLEST = 0.6;
const CORES_PER_SERVER = 4;
const GBITS_PER_SERVER = 1;
const CDN_HITS = 0.95;

const port = Number(process.env['CAPACITY_PORT'] ?? 4195);
const deploy = resolve(import.meta.dirname, '../../deploy');
const prefix = mkdtempSync(join(tmpdir(), 'capacity-'));

const selfSigned = 'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -subj /CN=a';
const files = ['-keyout', join(prefix, 'key.pem'), '-out', join(prefix, 'cert.pem')];
execFileSync('openssl', [...selfSigned.split(' '), ...files], { stdio: 'ignore' });
writeFileSync(
  join(prefix, 'listen.conf'),
  `listen 127.0.0.1:${port} reuseport; listen 127.0.0.1:${port + 1} ssl http2 reuseport;
  ssl_certificate ${prefix}/cert.pem; ssl_certificate_key ${prefix}/key.pem;`,
);
execFileSync(join(deploy, 'release.sh'), ['put', prefix], {
  env: { ...process.env, RELOAD: 'true' },
});
const nginx = startNginx(join(prefix, 'current'));

try {
  const { first, second, bare } = await measuredVisits(port, port + 2);
  const pid = nginx.pid ?? 0;
  const script = join(prefix, 'paths.lua');
  const plain = `http://127.0.0.1:${port}`;
  const secure = `https://127.0.0.1:${port + 1}`;
  const whole = loadOf(pid, secure, first.paths, script);
  const loads = {
    'accueil, HTTP': loadOf(pid, plain, ['/'], script),
    'explorateur, HTTP': loadOf(pid, plain, ['/explorer'], script),
    'visite entière, HTTP': loadOf(pid, plain, first.paths, script),
    'visite entière, TLS': whole,
  };
  const handshake = handshakeOf(pid, port + 1);

  console.log(`\n${availableParallelism()} cœurs, partagés avec la charge\n`);
  tell('Première visite', visitWords(first));
  tell('Première visite, sans copie hors ligne', visitWords(bare));
  tell('Deuxième visite', visitWords(second));
  for (const [name, { perSecond, microseconds }] of Object.entries(loads)) {
    tell(
      name,
      `${grouped(perSecond)} requêtes/s`,
      `${microseconds.toFixed(0)} µs par requête`,
      `${grouped(1e6 / microseconds)} requêtes/s par cœur`,
    );
  }
  tell('Connexion TLS', `${handshake.toFixed(0)} µs`);
  for (const [name, visit, share] of [
    ['Sans CDN', first, 1],
    ['Sans CDN ni copie hors ligne', bare, 1],
    ['Derrière un CDN', first, 1 - CDN_HITS],
    ['Derrière un CDN, sans copie hors ligne', bare, 1 - CDN_HITS],
  ] as const) {
    for (const [when, times] of [
      ['moyenne', 1],
      ['pointe', PEAK],
    ] as const) {
      tell(`${name}, ${when}`, ...needsOf(visit, times * share));
    }
  }

  function needsOf({ paths, bytes }: Visit, times: number): string[] {
    const visits = (VISITORS_PER_HOUR / 3600) * times;
    const gbits = (visits * bytes * 8) / 1e9;
    const seconds = (whole.microseconds * paths.length + handshake) / 1e6;
    const cores = (visits * seconds) / FULLEST;
    const servers = Math.max(cores / CORES_PER_SERVER, gbits / FULLEST / GBITS_PER_SERVER);
    return [
      `${grouped(visits)} visites/s`,
      `${grouped(visits * paths.length)} requêtes/s`,
      `${gbits.toFixed(2)} Gbit/s`,
      `${Math.ceil(cores)} cœurs`,
      `${Math.ceil(servers)} serveurs`,
    ];
  }
} finally {
  nginx.kill('SIGQUIT');
  await once(nginx, 'exit');
  rmSync(prefix, { recursive: true });
}

function tell(...cells: string[]) {
  console.log(`| ${cells.join(' | ')} |`);
}

function visitWords({ paths, bytes }: Visit): string {
  return `${paths.length} requêtes | ${grouped(bytes / 1000)} Ko`;
}

function grouped(value: number): string {
  return Math.round(value).toLocaleString('fr-FR');
}
