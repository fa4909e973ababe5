import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

type Locked = {
  version?: string;
  resolved?: string;
  integrity?: string;
  link?: boolean;
  hasInstallScript?: boolean;
  deprecated?: string;
  optionalDependencies?: Record<string, string>;
};
type Manifest = Record<string, Record<string, string> | undefined>;

const root = resolve(import.meta.dirname, '..');
const read = (file: string) => JSON.parse(readFileSync(resolve(root, file), 'utf8'));

const lock: { packages: Record<string, Locked> } = read('package-lock.json');
const foreign = Object.entries(lock.packages).filter(
  ([path, { link }]) => path.includes('node_modules/') && !link,
);
const pathsOf = (isRefused: (locked: Locked) => boolean) =>
  foreign.filter(([, locked]) => isRefused(locked)).map(([path]) => path);

describe('what is installed', () => {
  it('is found', () => {
    expect(foreign.length).toBeGreaterThan(100);
  });

  it('comes from the npm registry, named by its hash', () => {
    expect(pathsOf(({ integrity = '' }) => !integrity.startsWith('sha512-'))).toEqual([]);
    // No address means the registry; another address would be another origin.
    expect(
      pathsOf(({ resolved = '' }) => !/^$|^https:\/\/registry\.npmjs\.org\//.test(resolved)),
    ).toEqual([]);
  });

  it('runs nothing when it is installed', () => {
    expect(pathsOf(({ hasInstallScript = false }) => hasInstallScript)).toEqual([]);
  });

  it('is there for each platform, not only that of the machine which wrote the file', () => {
    const names = new Set(foreign.map(([path]) => path.split('node_modules/').at(-1)));
    const asked = Object.values(lock.packages).flatMap(({ optionalDependencies = {} }) =>
      Object.keys(optionalDependencies),
    );
    expect(asked.length).toBeGreaterThan(100);
    expect(asked.filter((name) => !names.has(name))).toEqual([]);
  });

  it('is still maintained', () => {
    expect(pathsOf(({ deprecated }) => deprecated !== undefined)).toEqual([]);
  });

  it('is asked for at an exact version', () => {
    const faults = ['package.json', ...globSync('{apps,packages}/*/package.json', { cwd: root })]
      .map((file): [string, Manifest] => [file, read(file)])
      .flatMap(([file, manifest]) =>
        ['dependencies', 'devDependencies', 'optionalDependencies', 'overrides']
          .flatMap((kind) => Object.entries(manifest[kind] ?? {}))
          .filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))
          .map(([name, version]) => `${file}: ${name} ${version}`),
      );
    expect(faults).toEqual([]);
  });
});
