import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/**
 * Spells every French word of the repository and of the built pages. After `npm run build`, with
 * `apt-get install hunspell hunspell-fr`: `npm run spelling`. A word the dictionary does not know
 * is a fault, or a name to add to `accepted-words.txt`.
 */
const root = resolve(import.meta.dirname, '..');
const client = join(root, 'apps/web/build/client');

const texts = [
  ...textsOf(root, ['*.md', '{docs,deploy}/**/*.md', 'packages/*/*.md'], proseOf),
  ...textsOf(root, ['packages/data/editions/**/*.yaml', 'deploy/*.yaml'], quotedOf),
  // A piece has the words of its document, faults included; a search, those that people type.
  ...textsOf(root, ['packages/data/editions/*/!(recherches).csv'], cellsOf),
  ...textsOf(root, ['apps/web/app/{features,routes,ui,browser}/**/*.{ts,tsx}'], quotedOf),
  // The dictionary of the data names identifiers, without accents.
  ...textsOf(client, ['**/!(donnees)/index.html', 'index.html'], pageOf),
];
/** Each word, and the first place that has it. */
const words = new Map(
  texts
    .flatMap(({ file, text }) => wordsOf(text).map((word) => [word, file] as const))
    .toReversed(),
);

const accepted = readFileSync(join(import.meta.dirname, 'accepted-words.txt'), 'utf8').split('\n');
const unknown = unknownAmong([...words.keys()]);
const faults = [
  ...[...unknown].filter((word) => !accepted.includes(word)).map((w) => `${w} (${words.get(w)})`),
  ...accepted
    .filter((word) => word !== '' && !unknown.has(word))
    .map((w) => `${w}: accepted in vain`),
];
console.log(`${words.size} words of ${texts.length} texts spelt: ${faults.length} faults`);
for (const fault of faults.toSorted()) console.error(fault);
if (faults.length > 0) process.exitCode = 1;

function textsOf(folder: string, globs: string[], textOf: (content: string) => string) {
  const files = globSync(globs, {
    cwd: folder,
    exclude: ['**/node_modules/**', '**/*.test.*', 'piece/**'],
  });
  if (files.length === 0) throw new Error(`${globs[0]}: nothing to spell; is the site built?`);
  return files.map((file) => ({ file, text: textOf(readFileSync(join(folder, file), 'utf8')) }));
}

/** Sentences, not code. */
function proseOf(markdown: string): string {
  return markdown.replaceAll(/^ *```[^]*?^ *```|`[^`\n]*`|\]\([^)]*\)|https:\S+/gm, ' ');
}

/** What stands between quotes or tags, when it has the look of French: identifiers have not. */
function quotedOf(source: string): string {
  const code = source.replaceAll(
    /\/\*[^]*?\*\/|^\s*\/\/.*$|^\s*#.*$|^\s+fichier: .*$|(?:new Error|reportStorageFault)\(.*|https:\S+/gm,
    '',
  );
  const pieces = code.matchAll(
    /'((?:[^'\n]|'')*)'|"([^"\n]*)"|`([^`\n]*)`|[>}]([^<>{}=;()'"]+)[<{]/g,
  );
  return [...pieces]
    .map((groups) =>
      groups
        .slice(1)
        .join('')
        .replaceAll(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, ' '),
    )
    .filter((piece) => /[À-ÿ’«»\u00A0\u202F]/.test(piece))
    .join('\n');
}

/** Cells that hold words, not identifiers. */
function cellsOf(csv: string): string {
  const cells = csv.matchAll(/(?<=^|,)(?:"((?:[^"]|"")*)"|([^,"\n]*))/gm);
  return [...cells]
    .map(([, quoted, plain]) => quoted ?? plain ?? '')
    .filter((cell) => /[ À-ÿ]/.test(cell) && !/^[\w:@-]+(?: [+-] [\w:@-]+)+$/.test(cell))
    .join('\n');
}

function pageOf(html: string): string {
  return html
    .replaceAll(/<(script|style|code|pre)\b[^]*?<\/\1>|<(\w+)[^>]* lang="en"[^]*?<\/\2>/g, ' ')
    .replaceAll(/(?<=<dt>Identifiant de la ligne<\/dt><dd>)[^<]*/g, '')
    .replaceAll(/<\/?(?:span|strong|em|b|abbr|sup|wbr)\b[^>]*>|<!--.*?-->/g, '')
    .replaceAll(/<[^>]+>|&\w+;|https:\S+/g, ' ');
}

/** Whole tokens made of letters alone, without what an elision puts in front; acronyms are names. */
function wordsOf(text: string): string[] {
  return [...text.normalize('NFC').matchAll(/[\p{L}\p{N}_’'./@#&=+-]+/gu)]
    .map(([token]) => token.replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''))
    .map((token) => token.replace(/^(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu)[’'](?=.)/iu, ''))
    .filter((word) => /^[\p{L}’'-]+$/u.test(word) && !/\p{Lu}{2}|\p{Ll}\p{Lu}/u.test(word));
}

function unknownAmong(all: readonly string[]): Set<string> {
  const output = execFileSync('hunspell', ['-l', '-d', 'fr_FR', '-i', 'utf-8'], {
    input: all.join('\n'),
    encoding: 'utf8',
  });
  return new Set(output.split('\n').filter((word) => word !== ''));
}
