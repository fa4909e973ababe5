import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const app = resolve(import.meta.dirname, '../../../app');

/** The style sheet of the embeds, with the tokens of the site. `client`: folder of the build. */
export function embedStyleOf(client: string): string {
  const own = readFileSync(join(import.meta.dirname, 'embed.css'), 'utf8');
  const sheet = sectorsOf(read('ui/sector.module.css')) + own;
  const palette = paletteOf(read('styles/tokens.css'), sheet);
  return shortened(`${fontsOf(read('styles/fonts.css'), client)}${palette}${sheet}`);
}

/** The two colours of each sector; embeds have no hatching. */
export function sectorsOf(css: string): string {
  return [...css.matchAll(/(\.\w+) \{\s*(--fill: [^;]+;)\s*(--on-fill: [^;]+;)/g)]
    .map(([, name = '', fill = '', onFill = '']) => `${name}{${fill}${onFill}}`)
    .join('');
}

function read(file: string): string {
  return readFileSync(join(app, file), 'utf8');
}

/** The `@font-face` rules, with the hashed file names of the build. */
function fontsOf(css: string, client: string): string {
  return css.replaceAll(
    /url\('\.\/([\w-]+)\.woff2'\)/g,
    (_, name: string) => `url(${fontFileOf(name, client)})`,
  );
}

export function fontFileOf(name: string, client: string): string {
  const [file] = globSync(`assets/${name}-*.woff2`, { cwd: client });
  if (file === undefined) throw new Error(`the bundler wrote no font ${name}`);
  return `/${file}`;
}

/**
 * The variables that a style sheet uses, light and dark. An embed follows the device unless the
 * embedding page sets `?theme=`.
 */
export function paletteOf(tokens: string, sheet: string): string {
  const [, day = '', night = ''] =
    /:root \{([^}]*)\}[\s\S]*?prefers-color-scheme: dark\) \{\s*:root \{([^}]*)\}/.exec(tokens) ??
    [];
  const [light, dark] = [declarationsOf(day), declarationsOf(night)];
  const used = usedIn(sheet, light, dark);
  const written = (all: ReadonlyMap<string, string>) =>
    [...all].flatMap(([name, value]) => (used.has(name) ? [`${name}:${value};`] : [])).join('');
  const atNight = `color-scheme:dark;${written(dark)}`;
  return [
    `:root{color-scheme:light;${written(light)}}`,
    `@media screen and (prefers-color-scheme:dark){:root:not([data-theme]){${atNight}}}`,
    `@media screen{:root[data-theme=sombre]{${atNight}}}`,
  ].join('');
}

function declarationsOf(body: string): ReadonlyMap<string, string> {
  const bare = body.replaceAll(/\/\*[\s\S]*?\*\//g, '');
  return new Map(
    [...bare.matchAll(/(--[\w-]+):([^;]+);/g)].map(([, name = '', value = '']) => [
      name,
      value.trim(),
    ]),
  );
}

/** Includes the variables that a used variable refers to. */
function usedIn(sheet: string, ...palettes: readonly ReadonlyMap<string, string>[]) {
  const used = new Set(namesIn(sheet));
  // A `for…of` over a Set also visits the values added during the loop.
  for (const name of used) {
    for (const palette of palettes) {
      for (const next of namesIn(palette.get(name) ?? '')) used.add(next);
    }
  }
  return used;
}

function namesIn(css: string): string[] {
  return [...css.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name);
}

function shortened(css: string): string {
  return css
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?([{};,>]) ?/g, '$1')
    .replaceAll(';}', '}')
    .trim();
}
