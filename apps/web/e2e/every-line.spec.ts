import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
// Files are read, no page is opened: a browser would take an hour for the same answers.
import { expect, test } from '@playwright/test';
import { addressOf, movedIn } from '../publish/built-page.ts';

const client = resolve(import.meta.dirname, '../build/client');
const data = resolve(import.meta.dirname, '../../../packages/data/built/details');

const moved = movedIn(client);
const pages = globSync('ligne/*/index.html', { cwd: client })
  .filter((file) => !file.includes('introuvable') && !moved.has(addressOf(file)))
  .map((file) => ({ file, html: readFileSync(join(client, file), 'utf8') }));

/** « 18,7 Md€ », « 876 M€ », « 0,04 € »: what the one formatter writes. */
const formatted = /^[+−]?\d{1,3}(\u202F\d{3})*(,\d\u00A0Md€|\u00A0M€|(,\d{1,2})?\u00A0€)$/;
/** Amounts of the notes are prose, with the precision of their document; these are faults anywhere. */
const misprinted = /Mds€|k€|\d\.\d+\s?M?d?€|(?<!\d)-\d[\d\s,]*M?d?€|\d (?:Md|M)?€/g;

/** What is seen: a separator stands for each tag, so that two texts never run together. */
function textOf(html: string): string {
  return (html.split('<body')[1] ?? '')
    .replaceAll(/<(script|style)[\s\S]*?<\/\1>/g, '|')
    .replaceAll('<!-- -->', '')
    .replaceAll(/<[^>]+>/g, '|');
}

test('every line of the dataset has its page', () => {
  expect(pages.length).toBe(globSync('*.json', { cwd: data }).length);
});

test('each has one title of its own, a heading and a source', () => {
  const titles = new Map<string, string>();
  const faults = pages.flatMap(({ file, html }) => {
    const [, title = ''] = /<title>(.*?)<\/title>/.exec(html) ?? [];
    const twin = titles.get(title);
    titles.set(title, file);
    return [
      ...(twin === undefined ? [] : [`${file}: same title as ${twin}`]),
      ...(title.endsWith(' — Nos Milliards') ? [] : [`${file}: title ${title}`]),
      ...(html.match(/<h1/g)?.length === 1 ? [] : [`${file}: not one h1`]),
      ...(html.includes('<dt>Producteur</dt>') ? [] : [`${file}: no source`]),
      ...(html.includes('<meta name="description"') ? [] : [`${file}: no description`]),
    ];
  });
  expect(faults).toEqual([]);
});

test('none shows what a program says when it does not know', () => {
  const faults = pages.flatMap(({ file, html }) =>
    (textOf(html).match(/\b(undefined|NaN|null|Infinity|\[object)\b/g) ?? []).map(
      (word) => `${file}: ${word}`,
    ),
  );
  expect(faults).toEqual([]);
});

test('every amount is written by the one formatter', () => {
  let count = 0;
  const faults = pages.flatMap(({ file, html }) => {
    const amounts = [...html.matchAll(/<span aria-hidden="true"[^>]*>([^<]*)<\/span>/g)]
      .map(([, text = '']) => text)
      .filter((text) => text.includes('€'));
    count += amounts.length;
    return [
      ...amounts.filter((text) => !formatted.test(text)),
      ...(textOf(html).match(misprinted) ?? []),
    ].map((text) => `${file}: ${text}`);
  });
  expect(faults).toEqual([]);
  expect(count).toBeGreaterThan(pages.length * 5);
});
