import { expect, it } from 'vitest';
import { roomKeyOf } from './use-room-keys.ts';

const pressed = (key: string, more: Partial<Parameters<typeof roomKeyOf>[0]> = {}) =>
  roomKeyOf({ key, code: '', ctrlKey: false, metaKey: false, altKey: false, ...more });

it.each([
  ['ArrowRight', 'next'],
  ['PageDown', 'next'],
  ['ArrowLeft', 'previous'],
  ['PageUp', 'previous'],
  ['r', 'show'],
  ['R', 'show'],
  ['m', 'hide'],
  ['f', 'freeze'],
  ['3', 3],
  ['x', null],
  [' ', null],
  ['constructor', null],
] as const)('the key %s does %s', (key, does) => {
  expect(pressed(key)).toBe(does);
});

it('a digit is known by its place on a French keyboard', () => {
  expect(pressed('&', { code: 'Digit1' })).toBe(1);
});

it('leaves the browser its own', () => {
  expect(pressed('r', { ctrlKey: true })).toBeNull();
  expect(pressed('ArrowLeft', { altKey: true })).toBeNull();
});
