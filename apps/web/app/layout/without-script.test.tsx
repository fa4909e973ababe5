import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { sitePages } from '#site/pages.ts';
import { withoutScript } from '#site/without-script.ts';
import { WithoutScript } from './without-script.tsx';

it.each(Object.keys(withoutScript))('%s says what it needs, and leads to a page', (path) => {
  const said = renderToStaticMarkup(<WithoutScript path={path} />);
  expect(said.replaceAll(/<[^>]+>/g, '')).toMatch(/ avec JavaScript, que .*\.$/);
  const readable = sitePages.map((page) => page.path).filter((to) => !(to in withoutScript));
  expect([...readable, '/explorer', '/api/v1/tendances.html']).toContain(
    /href="([^"]+)"/.exec(said)?.[1],
  );
});

it('a page that is read without a script says nothing', () => {
  expect(renderToStaticMarkup(<WithoutScript path="/methodologie" />)).toBe('');
});
