import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { sbomOf, type Lock } from './sbom.ts';

const lock: Lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const { components } = sbomOf(lock);

it('[D14] names what is shipped, and nothing that only builds or tests', () => {
  const names = components.map(({ name }) => name);
  expect(names).toEqual(
    expect.arrayContaining(['react', 'react-dom', 'react-router', 'scheduler']),
  );
  for (const tool of ['vite', 'vitest', '@playwright/test', 'oxlint', '@nosmilliards/domain']) {
    expect(names).not.toContain(tool);
  }
});

it('gives each its address, its licence and the hash of what was downloaded', () => {
  for (const { purl, licenses, hashes } of components) {
    expect(purl).toMatch(/^pkg:npm\/(?:%40[\w.-]+\/)?[\w.-]+@\d/);
    expect(licenses[0]?.expression).not.toBe('');
    expect(hashes[0]?.content).toMatch(/^[0-9a-f]{128}$/);
  }
});
