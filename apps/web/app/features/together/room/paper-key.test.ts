import { expect, it } from 'vitest';
import { paperKeyOf } from './paper-key.ts';

const pressed = (key: string, code = '') =>
  paperKeyOf({ key, code, ctrlKey: false, metaKey: false, altKey: false });

it('a choice is entered by its letter, in either case, or by its number', () => {
  expect(['g', 'A', 'r', 'S'].map((key) => pressed(key))).toEqual([
    'keep',
    'increase',
    'decrease',
    'remove',
  ]);
  expect(pressed('4')).toBe('remove');
  // The « 1 » key of a French keyboard.
  expect(pressed('&', 'Digit1')).toBe('keep');
});

it('the other keys of the page are left alone', () => {
  expect(pressed('Tab')).toBeNull();
  expect(pressed('f')).toBeNull();
  const reload = { key: 'r', code: 'KeyR', ctrlKey: true, metaKey: false, altKey: false };
  expect(paperKeyOf(reload)).toBeNull();
});
