import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

type Tokens = Map<string, string>;

const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');
const [daySheet = '', nightSheet = ''] = css.split(
  '@media screen and (prefers-color-scheme: dark)',
);

const declarationsIn = (sheet: string): Tokens =>
  new Map(
    [...sheet.matchAll(/--([a-z0-9-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [
      name,
      value.trim(),
    ]),
  );

const day = declarationsIn(daySheet);
const night: Tokens = new Map([...day, ...declarationsIn(nightSheet.split('@media')[0] ?? '')]);

function hexOf(tokens: Tokens, name: string): string {
  const value = tokens.get(name);
  if (value === undefined) throw new Error(`no token --${name}`);
  const alias = /^var\(--([a-z0-9-]+)\)$/.exec(value)?.[1];
  if (alias !== undefined) return hexOf(tokens, alias);
  if (!/^#[0-9a-f]{6}$/.test(value)) throw new Error(`--${name} is not a colour: ${value}`);
  return value;
}

function luminanceOf(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((channel) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrastOf(tokens: Tokens, front: string, back: string): number {
  const [low = 0, high = 0] = [front, back]
    .map((name) => luminanceOf(hexOf(tokens, name)))
    .toSorted((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

const themes: [string, Tokens][] = [
  ['day', day],
  ['night', night],
];

describe.each(themes)('%s', (_theme, tokens) => {
  const grounds = ['ground', 'ground-2', 'surface'];
  const inks = ['text', 'text-2', 'text-3', 'link', 'link-hover'];
  const choices = ['neutral', 'up', 'down', 'remove'];

  it.each(inks.flatMap((ink) => grounds.map((ground) => [ink, ground])))(
    '%s reads on %s',
    (ink, ground) => {
      expect(contrastOf(tokens, ink ?? '', ground ?? '')).toBeGreaterThanOrEqual(4.5);
    },
  );

  it.each([
    ['on-accent', 'accent'],
    ['on-inverse', 'inverse'],
    ['on-primary', 'primary'],
    ['on-primary', 'primary-hover'],
    ...['critical', 'deficit', 'balanced', 'surplus'].map((status) => [
      `status-${status}`,
      `status-${status}-ground`,
    ]),
    ...['social', 'state', 'local', 'niche', 'debt', 'plain'].map((sector) => [
      `on-sector-${sector}`,
      `sector-${sector}`,
    ]),
    ...choices.flatMap((choice) => [
      [choice, 'surface'],
      [choice, 'ground-2'],
      ['on-choice', choice],
    ]),
  ])('%s reads on %s', (front, back) => {
    expect(contrastOf(tokens, front ?? '', back ?? '')).toBeGreaterThanOrEqual(4.5);
  });

  it.each(
    ['outline', 'border-field', 'primary'].flatMap((line) =>
      grounds.map((ground) => [line, ground]),
    ),
  )('%s can be seen on %s', (line, ground) => {
    expect(contrastOf(tokens, line ?? '', ground ?? '')).toBeGreaterThanOrEqual(3);
  });

  // The rings stand 2 px off the control, on the ground of the page: never on the control's fill.
  it.each([...grounds, 'inverse'])('one of the two focus rings can be seen on %s', (ground) => {
    const best = Math.max(
      contrastOf(tokens, 'focus', ground),
      contrastOf(tokens, 'focus-halo', ground),
    );
    expect(best).toBeGreaterThanOrEqual(3);
  });

  it('the debt and the technical lines are told apart', () => {
    expect(contrastOf(tokens, 'sector-debt', 'sector-plain')).toBeGreaterThanOrEqual(3);
  });

  // Neighbours in the proportional bar: the outline or the other fill must separate them.
  it.each([
    ['social', 'state'],
    ['state', 'local'],
    ['local', 'niche'],
    ['niche', 'debt'],
  ])('%s and %s stay apart side by side', (left, right) => {
    const best = Math.max(
      contrastOf(tokens, `sector-${left}`, `sector-${right}`),
      contrastOf(tokens, 'outline', `sector-${left}`),
      contrastOf(tokens, 'outline', `sector-${right}`),
    );
    expect(best).toBeGreaterThanOrEqual(3);
  });
});
