import { DatabaseError } from 'pg';
import { expect, it } from 'vitest';
import { errorOf } from './error-log.ts';

const secret = 'AQIDBAUGBwgJCgsMDQ4PEA';
const refused = Object.assign(
  new DatabaseError(`invalid input syntax for type uuid: "${secret}"`, 0, 'error'),
  { severity: 'ERROR', code: '22P02', routine: 'string_to_uuid' },
);

it('says what went wrong and where', () => {
  const logged = errorOf(new Error('The edition is closed'));
  expect(logged).toMatchObject({ type: 'Error', message: 'The edition is closed' });
  expect(logged.stack).toContain('error-log.test.ts');
});

it('repeats no message of PostgreSQL, even as a cause: it may hold a value that was sent', () => {
  const logged = errorOf(new Error('Not written', { cause: refused }));
  expect(logged.cause).toMatchObject({ code: '22P02', message: 'PostgreSQL: string_to_uuid' });
  expect(JSON.stringify(logged)).not.toContain(secret);
});
