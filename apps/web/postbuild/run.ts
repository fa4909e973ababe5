import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { lineFiles } from '../built-lines.ts';
import { buildDirectory, hasLinePages } from '../variant.ts';
import { compressAll } from './compress.ts';
import { paintSooner, policyOf } from './page.ts';
import { typographyFaultsOf } from './typography.ts';

const build = resolve(import.meta.dirname, '..', buildDirectory);
const client = join(build, 'client');

rmSync(join(client, '.vite'), { recursive: true, force: true });

/** Policy of each page, by the URI under which a server finds its file (`/explorer/index.html`). */
const policies: Record<string, string> = {};
const typography: string[] = [];
for (const file of globSync('**/*.html', { cwd: client })) {
  const path = join(client, file);
  const html = paintSooner(readFileSync(path, 'utf8'), (url) =>
    readFileSync(join(client, new URL(url, 'http://site').pathname), 'utf8'),
  );
  writeFileSync(path, html);
  policies[`/${file}`] = policyOf(html);
  for (const fault of typographyFaultsOf(html)) typography.push(`${file}: ${fault}`);
}

if (typography.length > 0) {
  throw new Error(`${typography.length} typography faults\n${typography.slice(0, 40).join('\n')}`);
}

mkdirSync(join(build, 'server-config'), { recursive: true });
writeFileSync(join(build, 'server-config/csp.json'), JSON.stringify(policies, null, 2));
writeFileSync(
  join(build, 'server-config/csp.map'),
  Object.entries(policies)
    .map(([uri, policy]) => `"${uri}" "${policy}";\n`)
    .join(''),
);

if (hasLinePages) cpSync(lineFiles, join(client, 'ligne'), { recursive: true });

const compressible = globSync('**/*.{html,data,js,css,json,csv,svg,txt,xml,webmanifest}', {
  cwd: client,
});
await compressAll(compressible.map((file) => join(client, file)));

console.log(`${Object.keys(policies).length} pages, ${compressible.length} files compressed`);
