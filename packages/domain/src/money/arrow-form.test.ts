import { expect, it } from 'vitest';
import { arrowOf } from './arrow-form.ts';
import { millions } from './money.ts';

it.each([
  [23_098, 0, '23,1\u00A0→\u00A00\u00A0Md€', 'de 23,1 milliards d’euros à 0 euro'],
  [960, 1056, '1,0\u00A0→\u00A01,1\u00A0Md€', 'de 960 millions d’euros à 1,1 milliard d’euros'],
  [500, 450, '500\u00A0→\u00A0450\u00A0M€', 'de 500 millions d’euros à 450 millions d’euros'],
  [0, 20, '0\u00A0→\u00A020\u00A0M€', 'de 0 euro à 20 millions d’euros'],
])('[F14] %d then %d is written with one unit and no sign', (before, after, text, spoken) => {
  const words = arrowOf(millions(before), millions(after));
  expect(words.text).toBe(text);
  expect(words.spoken.replaceAll('\u00A0', ' ')).toBe(spoken);
});
