import { format } from 'node:util';
import { configure } from '@testing-library/react';
import { afterEach, beforeEach } from 'vitest';

/** Milliseconds: on a busy machine, a lazy import takes much more than the default of 1 000. */
configure({ asyncUtilTimeout: 30_000 });

/** React reports there a repeated key or an invalid nesting, and draws all the same. */
const errors: string[] = [];
beforeEach(() => {
  console.error = (...words: unknown[]) => void errors.push(format(...words));
});
afterEach(() => {
  if (errors.length > 0) throw new Error(errors.splice(0).join('\n'));
});
