import { readFileSync } from 'node:fs';
import { personas, restoredBallot, storedStateOf } from '@nosmilliards/data/personas';
import { act, NEW_BALLOT, type Ballot } from '@nosmilliards/domain/game/ballot';
import { sheetChangesOf } from '@nosmilliards/domain/sheet/changes';
import { clippedTo, type Choice } from '@nosmilliards/domain/vote/vote';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sheet } from '#dataset/sheet.ts';
import { edition } from '#testing/persona.ts';
import { drawingOf } from '#ui/sheet/drawing.ts';
import { paintPoster, POSTER_SIZES, type PosterFormat } from './paint-poster.ts';
import { posterContentOf, withoutLimits, type PosterContent } from './poster-content.ts';

type Written = { text: string; left: number; right: number; top: number; bottom: number };

/** In em, wider than the fonts of the site write: what fits here fits there. */
const widthOf = (font: string) => (font.includes('--font-poster') ? 0.4 : 0.52);

/** Pixels between a word and a rule. */
const AIR = 3;

let asked = new Set<string>();

beforeEach(() => {
  asked = new Set();
  vi.stubGlobal('Path2D', Object);
  vi.stubGlobal(
    'DOMMatrix',
    class {
      scale = () => this;
    },
  );
  vi.stubGlobal('getComputedStyle', () => ({
    getPropertyValue: (name: string) => {
      asked.add(name);
      return name;
    },
  }));
  vi.stubGlobal('document', {
    documentElement: null,
    fonts: { load: () => Promise.resolve([]) },
    createElement: () => ({ getContext: () => null }),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** What is written, where; the tilted stamp is left out. */
async function painted(content: PosterContent, format: PosterFormat, drawing = NO_DRAWING) {
  const words: Written[] = [];
  const rules: number[] = [];
  const held: Record<string, unknown> = { textAlign: 'left', font: '' };
  let depth = 0;
  const size = () => Number(/([\d.]+)px/.exec(String(held['font']))?.[1]);
  const wide = (text: string) => text.length * size() * widthOf(String(held['font']));
  const does: Record<string, (...given: never[]) => unknown> = {
    save: () => (depth += 1),
    restore: () => (depth -= 1),
    measureText: (text: string) => ({ width: wide(text) }),
    createPattern: () => null,
    fillRect: (_x: number, y: number, _width: number, height: number) => {
      if (depth === 0 && height <= 2) rules.push(y);
    },
    fillText: (text: string, x: number, y: number) => {
      const width = wide(text);
      const left = held['textAlign'] === 'right' ? x - width : x;
      const box = { left, right: left + width, top: y - size() * 0.7, bottom: y + size() * 0.15 };
      if (depth === 0 && text.trim() !== '') words.push({ text, ...box });
    },
  };
  const context = new Proxy(held, {
    get: (_, name: string) => does[name] ?? held[name] ?? (() => null),
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Node has no canvas
  const canvas = { getContext: () => context } as unknown as HTMLCanvasElement;
  expect(await paintPoster(canvas, format, content, drawing)).toBe(true);
  return { words, rules };
}

const NO_DRAWING = drawingOf(sheet, []);
const shown = { edition, sheet, site: 'www.nosmilliards.example' };
const played = (...votes: readonly (readonly [id: string, choice: Choice])[]) =>
  votes.reduce<Ballot>((ballot, [id, choice], at) => {
    const card = edition.deck.find((one) => one.id === id);
    const acted = act(ballot, edition, {
      type: 'cast',
      id,
      choice: card ? clippedTo(choice, card.constraints) : choice,
      at: at + 1,
      deal: card ? 'cards' : 'express',
    });
    return acted.ok ? acted.value.ballot : ballot;
  }, NEW_BALLOT);

const byLength = edition.deck.toSorted((a, b) => b.title.length - a.title.length);
const BALLOTS: readonly (readonly [string, Ballot])[] = [
  ...personas().map(
    (persona) => [persona.nom, restoredBallot(storedStateOf(persona, edition), edition)] as const,
  ),
  [
    'the longest titles of decisions',
    played(...edition.groups.map(({ id }) => [id, { type: 'decrease', percent: 12 }] as const)),
  ],
  [
    'the longest titles of cards',
    played(
      ...byLength.slice(0, 5).map(({ id }) => [id, { type: 'decrease', percent: 12 }] as const),
    ),
  ],
];
const POSTERS = BALLOTS.filter(([, { ledger }]) => ledger.size > 0).flatMap(([name, ballot]) =>
  (['message', 'portrait'] as const).map((format) => [name, format, ballot] as const),
);

describe.each(POSTERS)('« %s », format %s', (_, format, ballot) => {
  it('has every word whole, on the image, over no other', async () => {
    const content = posterContentOf(ballot, shown);
    const changes = sheetChangesOf(
      ballot.ledger,
      { territory: withoutLimits(edition.territory) },
      sheet,
    );
    const { words, rules } = await painted(content, format, drawingOf(sheet, changes));
    const { width, height } = POSTER_SIZES[format];
    const column = format === 'message' ? 640 : width;
    const outside = words.filter(
      ({ left, right, top, bottom }) =>
        left < 40 || right > width - 20 || top < 0 || bottom > height,
    );
    expect(outside).toEqual([]);
    const over = words.flatMap((a, index) =>
      words
        .slice(index + 1)
        .filter(
          (b) =>
            a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom && b.top < a.bottom,
        )
        .map((b) => `${a.text} / ${b.text}`),
    );
    expect(over).toEqual([]);
    const struck = words.filter(({ top, bottom }) =>
      rules.some((y) => y > top - AIR && y < bottom + AIR),
    );
    expect(struck.filter(({ left }) => left < column)).toEqual([]);
    const text = words.map((one) => one.text).join(' ');
    expect(text.match(/\S*…/g)).toEqual(['décidais…']);
    for (const whole of [content.who, content.portrait.text, content.prospect.text]) {
      expect(lettersOf(text)).toContain(lettersOf(whole));
    }
    expect(lettersOf(text)).toContain(lettersOf(content.choices[0]?.title ?? ''));
  });
});

it('a title longer than two lines loses its last words, never its choice', async () => {
  const content = posterContentOf(played(['sante', { type: 'decrease', percent: 5 }]), shown);
  const [choice] = content.choices;
  if (choice === undefined) throw new Error('No choice');
  const title = 'Subventions aux organismes chargés de la formation '.repeat(6).trim();
  const { words } = await painted({ ...content, choices: [{ ...choice, title }] }, 'message');
  const text = words.map((one) => one.text).join(' ');
  expect(text).toMatch(/\p{L}… −5\u00A0%/u);
});

it('has the colours of the day, whatever the theme of the site', async () => {
  await painted(
    posterContentOf(played(['armees', { type: 'increase', percent: 5 }]), shown),
    'message',
  );
  const css = readFileSync('apps/web/app/styles/tokens.css', 'utf8');
  const [day = '', night = ''] = css.split('@media screen and (prefers-color-scheme: dark)');
  const colours = [...asked].filter((name) => !name.startsWith('--font'));
  expect(colours.length).toBeGreaterThan(8);
  for (const name of colours) {
    expect(day).toMatch(new RegExp(`${name}: #`));
    expect(night).not.toContain(`${name}:`);
  }
});

function lettersOf(text: string): string {
  return text.replaceAll(/\s/g, '');
}
