import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { paintAtOnce, paintSooner, policyOf, withIcon, withoutIndents } from './page.ts';

const sha = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

describe('paintSooner', () => {
  const page = '<head><title>A</title><link rel="stylesheet" href="/a.css"/></head>';

  it('writes the style sheets into the page and keeps the links for hydration', () => {
    const painted = paintSooner(page, (url) => `/* ${url} */`);
    expect(painted).toContain('</title><style>/* /a.css */</style>');
    expect(painted).toContain('<link rel="stylesheet" disabled="" href="/a.css"/>');
  });

  it('tells the order of the layers before any sheet', () => {
    const painted = paintSooner(page, () => '@layer ui{}', '@layer reset,ui;');
    expect(painted).toContain('</title><style>@layer reset,ui;@layer ui{}</style><link');
  });

  it('names a sheet once more by the address under which the bundler looks for it', () => {
    const painted = paintSooner(page.replace('/a.css', '/a.css#'), () => '');
    expect(painted).toContain('<link rel="stylesheet" disabled="" href="/a.css#"/>');
    expect(painted).toContain('<link rel="stylesheet" disabled="" href="/a.css"/></head>');
  });

  it('keeps a dollar sign of the style sheet as it is', () => {
    expect(paintSooner(page, () => '[href$=".x"]{}')).toContain('<style>[href$=".x"]{}</style>');
  });
});

const styledPage = (text: string, unused: string) =>
  `<head><script>started=true;</script><style>.a{x:1}.b{x:"${unused}"}</style></head><p class="a">${text}</p>`;

describe('paintAtOnce', () => {
  let drawn = 0;
  /** As good as drawn at random: they do not compress, thirty bytes each. */
  const words = (count: number) =>
    Array.from({ length: count }, () => sha(String((drawn += 1)))).join(' ');
  const sheets: string[] = [];
  const sheetAt = (css: string) => `/assets/styles-${sheets.push(css)}.css`;

  it('leaves a page that comes at once, and one that would not anyway', () => {
    for (const page of [styledPage('', words(10)), styledPage(words(600), words(10))]) {
      expect(paintAtOnce(page, sheetAt)).toBe(page);
    }
    expect(sheets).toEqual([]);
  });

  it('lets a page that is a little too long ask later for the styles it is not painted with', () => {
    const page = styledPage(words(330), words(150));
    const painted = paintAtOnce(page, sheetAt);
    expect(painted.includes('<style>.a{x:1}</style>')).toBe(true);
    expect(painted).toContain('started=true;document.head.append(');
    expect(painted).toContain('href:"/assets/styles-1.css"');
    expect(sheets[0]).toContain('.b{');
  });
});

describe('withIcon', () => {
  it('draws the icon in the page, its colours intact', () => {
    const svg = '<svg><path fill="#f0b03f"/></svg>';
    const html = withIcon('<title>a</title>', svg);
    const [, address = ''] = /<link rel="icon" href="([^"]*)"\/>/.exec(html) ?? [];
    expect(new URL(address).hash).toBe('');
    expect(decodeURIComponent(address)).toBe(`data:image/svg+xml,${svg}`);
  });
});

describe('policyOf', () => {
  it('names each inline script and style by its hash, once', () => {
    const policy = policyOf('<script>a()</script><script>a()</script><style>b{}</style>');
    expect(policy).toContain(`script-src 'self' ${sha('a()')};`);
    expect(policy).toContain(`style-src 'self' ${sha('b{}')};`);
  });

  it('does not hash a script that has a source', () => {
    expect(policyOf('<script src="/a.js"></script>')).toContain("script-src 'self';");
  });

  it('does not hash data, which runs nothing', () => {
    expect(policyOf('<script type="application/ld+json">{}</script>')).toContain(
      "script-src 'self';",
    );
  });

  it('[D14] lets no string become markup or a script, but for one rule', () => {
    expect(policyOf('')).toContain("require-trusted-types-for 'script'; trusted-types default");
  });

  it('never allows inline code wholesale', () => {
    expect(policyOf('<script>a()</script>')).not.toContain('unsafe');
  });

  it('refuses a style attribute and an inline handler', () => {
    expect(() => policyOf('<p class="a" style="color:red">')).toThrow('style attribute');
    expect(() => policyOf('<p onclick="a()">')).toThrow('inline handler');
  });
});

it('takes the layout out of the scripts, and of nothing else', () => {
  expect(withoutIndents('<pre>a\n\tb</pre><script>if (a) {\n\t\tb();\n\t}</script>')).toBe(
    '<pre>a\n\tb</pre><script>if (a) {b();}</script>',
  );
});
