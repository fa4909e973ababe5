import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** Builds the empty page of our framework, which others are measured against, and says where. */
export function buildFloor(): string {
  const floor = join(import.meta.dirname, 'floor');
  execFileSync('react-router', ['build'], { cwd: floor, stdio: 'ignore' });
  return join(floor, 'build');
}
