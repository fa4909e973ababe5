import { expect, it } from 'vitest';
import { markup } from './markup.ts';

it('escapes a string, in a text and in an attribute', () => {
  const title = '<b>"R&D"</b>';
  expect(markup`<p title="${title}">${title}</p>`.markup).toBe(
    '<p title="&lt;b&gt;&quot;R&amp;D&quot;&lt;/b&gt;">&lt;b&gt;&quot;R&amp;D&quot;&lt;/b&gt;</p>',
  );
});

it('inserts markup and lists of markup unchanged, and nothing for false', () => {
  const items = ['a', 'b'].map((text) => markup`<li>${text}</li>`);
  expect(markup`<ul>${items}</ul>${false}${0}`.markup).toBe('<ul><li>a</li><li>b</li></ul>0');
});

it('drops the indentation of the source, and keeps the spaces and line breaks of the data', () => {
  expect(
    markup`
    <p>
      ${'a\n  b'} c
    </p>`.markup,
  ).toBe('<p>a\n  b c</p>');
});
