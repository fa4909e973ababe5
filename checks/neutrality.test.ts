import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { judgingWordIn } from '../packages/data/src/check/judging-word.ts';
import { avoidedWordsIn } from './avoided-word.ts';

/** The words of the screens, as `npm run data:check` does for those of the data. */
const root = resolve(import.meta.dirname, '..');
const files = globSync(
  [
    'apps/web/app/**/*.{ts,tsx}',
    'apps/community/total/trends-page.ts',
    'packages/domain/src/**/*.ts',
  ],
  {
    cwd: root,
    // The messages of the statuses are the specification's own, to the letter.
    exclude: ['**/*.test.*', '**/game/status.ts'],
  },
);
/** Words that screens show, and that are written elsewhere. */
const shown = globSync(
  ['packages/contract/src/community-words.ts', 'packages/data/editions/*/*.yaml'],
  { cwd: root },
);

it('no screen judges', () => {
  const judging = files.flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .flatMap((line, index) => {
        const word = judgingWordIn(line);
        return word === undefined ? [] : [`${file}:${index + 1} ${word}`];
      }),
  );
  expect(files.length).toBeGreaterThan(300);
  // What is given to a class too.
  expect(files).toContain('apps/web/app/features/together/teach/steps.ts');
  expect(judging).toEqual([]);
});

it('no screen calls the totals what they are not', () => {
  const read = [...files, ...shown];
  const avoided = read.flatMap((file) =>
    avoidedWordsIn(readFileSync(join(root, file), 'utf8')).map((found) => `${file}:${found}`),
  );
  expect(read).toContain('apps/community/total/trends-page.ts');
  expect(shown.length).toBeGreaterThan(2);
  expect(avoided).toEqual([]);
});

/** What moves is « dépenses » or « recettes », « en plus » or « en moins » (V15). */
const WEIGHED =
  /économis[ée]s|(?<!\p{L})économies? (?:de|d’)|manque à gagner|coûts? supplémentaires?|(?<!\p{L})gains?(?!\p{L})|rapport(?:e|er|ent|erait)(?!\p{L})|quand même/iu;

it('money that moves is neither saved, gained nor lost', () => {
  // The words of the end screen are the specification's own, for spending alone (E3).
  const others = [...files, ...globSync('apps/web/publish/**/*.{ts,tsx}', { cwd: root })].filter(
    (file) => !file.endsWith('outcome/completion.ts'),
  );
  const weighed = others.filter((file) => WEIGHED.test(readFileSync(join(root, file), 'utf8')));
  expect(weighed).toEqual([]);
});

/** Each takes a side on who bears a levy, or on who is owed what (docs/methodologie.md, « Ma part »). */
const SIDED =
  /contributeurs?\s+nets?|bénéficiaires?\s+nets?|\bcharges\b|coûts?\s+du\s+travail|\bcoûte|\brendus?\b|\bperdus?\b|taux\s+d’effort/iu;

it('« Ma part » takes no side', () => {
  const own = files.filter((file) => /my-share|ma-part|domain\/src\/levy/.test(file));
  expect(own.length).toBeGreaterThan(15);
  expect(own.filter((file) => SIDED.test(readFileSync(join(root, file), 'utf8')))).toEqual([]);
});

it.each([
  ['Un sondage de plus', ['1 sondage']],
  ['Ce n’est pas un sondage.\nNotre sondage', ['2 sondage']],
  ['Ce n’est pas\n        un sondage', []],
  ['Des choix anonymes, des visiteurs anonymisés', ['1 anonymes', '1 anonymisés']],
  ["crossOrigin: 'anonymous'", []],
  ['Ce que\nles Français\n  veulent', ['2 les Français\n  veulent']],
  ['Une simulation de vote', ['1 simulation de vote']],
])('« %s »', (text, found) => {
  expect(avoidedWordsIn(text)).toEqual(found);
});
