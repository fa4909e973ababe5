import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { buildDirectory } from '../variant.ts';
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

const compressible = globSync('**/*.{html,js,css,json,csv,svg,txt,xml,webmanifest}', {
  cwd: client,
});
for (const file of compressible) {
  const path = join(client, file);
  const bytes = readFileSync(path);
  writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
  writeFileSync(
    `${path}.br`,
    brotliCompressSync(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  );
}

console.log(`${Object.keys(policies).length} pages, ${compressible.length} files compressed`);
