import { expect, it } from 'vitest';
import { shortcutOf } from './use-shortcuts.ts';

const bare = { code: '', ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };

it.each([
  ['3', {}, 3],
  // « 1 » of a French keyboard, without Shift.
  ['&', { code: 'Digit1' }, 1],
  ['ArrowLeft', {}, 'previous'],
  ['ArrowRight', {}, 'next'],
  ['?', {}, 'help'],
  ['z', { ctrlKey: true }, 'undo'],
  ['z', { metaKey: true }, 'undo'],
])('%s with %j is a shortcut', (key, held, shortcut) => {
  expect(shortcutOf({ key, ...bare, ...held })).toBe(shortcut);
});

it.each([
  ['5', { code: 'Digit5' }],
  ['z', {}],
  ['z', { ctrlKey: true, shiftKey: true }],
  ['ArrowLeft', { altKey: true }],
  ['1', { ctrlKey: true }],
])('%s with %j is left to the browser', (key, held) => {
  expect(shortcutOf({ key, ...bare, ...held })).toBeNull();
});
