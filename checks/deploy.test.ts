import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const namesIn = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, name = '']) => name);
const numberIn = (file: string, pattern: RegExp) => Number(pattern.exec(read(file))?.[1]);

it('the descriptors add up, and every place that grants them says the same', () => {
  const connections = numberIn('deploy/nginx.conf', /worker_connections (\d+);/);
  const openFiles = numberIn('deploy/nginx.conf', /open_file_cache max=(\d+) /);
  const needed = 2 * connections + openFiles + 512;
  expect(numberIn('deploy/nginx.conf', /worker_rlimit_nofile (\d+);/)).toBe(needed);
  expect(numberIn('deploy/nos-milliards.service', /^LimitNOFILE=(\d+)$/m)).toBe(needed);
  expect(numberIn('deploy/compose.yaml', /nofile: (\d+)$/m)).toBe(needed);
});

it('the streams of the rooms leave the site its connections, should all be in one process', () => {
  const connections = numberIn('deploy/nginx.conf', /worker_connections (\d+);/);
  const streams = numberIn('deploy/community/api.conf', /limit_conn streams (\d+);/);
  expect(connections - 2 * streams).toBeGreaterThanOrEqual(8_192);
});

it('an action is named by its commit, never by a tag that moves', () => {
  const used = globSync('.github/workflows/*.yml', { cwd: root }).flatMap((file) => [
    ...read(file).matchAll(/uses: (.+)/g),
  ]);
  expect(used.length).toBeGreaterThan(0);
  for (const [, action = ''] of used) expect(action).toMatch(/^[\w./-]+@[0-9a-f]{40} # v[\d.]+$/);
});

it('the service keeps no right that it does not use', () => {
  const unit = read('deploy/nos-milliards.service');
  expect(/^CapabilityBoundingSet=(.+)$/m.exec(unit)?.[1]).not.toContain('CAP_SYS');
  for (const line of [
    'NoNewPrivileges=yes',
    'ProtectSystem=strict',
    'ReadWritePaths=/srv/nos-milliards',
    'SystemCallFilter=@system-service',
  ]) {
    expect(unit).toContain(`\n${line}\n`);
  }
});

it('the service of the totals keeps no right either, and leaves no memory behind', () => {
  for (const unit of ['nos-milliards-community@.service', 'nos-milliards-backup.service']) {
    const text = read(`deploy/community/${unit}`);
    for (const line of [
      'CapabilityBoundingSet=',
      'NoNewPrivileges=yes',
      'ProtectSystem=strict',
      'SystemCallFilter=@system-service',
      'LimitCORE=0',
    ]) {
      expect(text).toContain(`\n${line}\n`);
    }
    expect(text).toMatch(/^User=nos-milliards/m);
  }
});

it('an alert watches what the service tells, by the names it uses', () => {
  const alerts = read('deploy/community/alerts.yml');
  const published = namesIn(read('apps/community/metrics.ts'), /name: '(community_\w+)'/g);
  const watched = [...alerts.matchAll(/\bcommunity_\w+/g)].map(([name]) =>
    name.replace(/_(?:bucket|count|sum)$/, ''),
  );
  expect(watched.length).toBeGreaterThan(6);
  for (const name of watched) expect(published).toContain(name);

  const tasks = namesIn(read('apps/community/service.ts'), /\{ task: '([\w-]+)', everyMs/g);
  const labelled = (label: string) =>
    [...alerts.matchAll(new RegExp(`${label}=~?"([^"]+)"`, 'g'))].flatMap(([, names = '']) =>
      names.split('|'),
    );
  expect(labelled('task').length).toBeGreaterThan(3);
  for (const task of labelled('task')) expect(tasks).toContain(task);
  // The refusals of rooms wake up nobody for the ballots.
  expect(labelled('route')).toEqual(Array.from({ length: 3 }, () => '/api/v1/ballots'));
  expect(labelled('status').toSorted()).toEqual(['429', '503']);
  expect(watched).not.toContain('community_refusals_total');
});

it('each alert has its heading in the book, and each of these headings its alert', () => {
  const [, book = ''] = read('docs/service.md').split('\n## Quand une alerte sonne\n');
  const headings = namesIn(book.split(/^## /m)[0] ?? '', /^### `(.+?)`/gm);
  expect(headings.length).toBeGreaterThan(8);
  expect(namesIn(read('deploy/community/alerts.yml'), /- alert: (.+)$/gm)).toEqual(headings);
});

it('the rehearsal plays every page that says what it does not play', () => {
  const played = /^' (docs\/.+)$/m.exec(read('deploy/rehearse.sh'))?.[1]?.split(' ');
  const pages = globSync('docs/*.md', { cwd: root }).filter((page) =>
    read(page).includes('\n```sh non-joué\n'),
  );
  expect(played?.toSorted()).toEqual(pages.toSorted());
});
