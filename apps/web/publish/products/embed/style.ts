import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const app = resolve(import.meta.dirname, '../../../app');

/** The style sheet of the embeds, with the tokens of the site. `client`: folder of the build. */
export function embedStyleOf(client: string): string {
  return [
    fontsOf(read('styles/fonts.css'), client),
    paletteOf(read('styles/tokens.css')),
    sectorsOf(read('ui/sector.module.css')),
    readFileSync(join(import.meta.dirname, 'embed.css'), 'utf8'),
  ].join('\n');
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
 * The variables of the site, light and dark. An embed follows the device unless the embedding page
 * sets `?theme=`.
 */
export function paletteOf(tokens: string): string {
  const [, light = '', dark = ''] =
    /:root \{([^}]*)\}[\s\S]*?prefers-color-scheme: dark\) \{\s*:root \{([^}]*)\}/.exec(tokens) ??
    [];
  const atNight = `{${dark} color-scheme: dark; }`;
  return [
    `:root {${light} color-scheme: light; }`,
    `@media screen and (prefers-color-scheme: dark) { :root:not([data-theme]) ${atNight} }`,
    `@media screen { :root[data-theme=sombre] ${atNight} }`,
  ].join('\n');
}
