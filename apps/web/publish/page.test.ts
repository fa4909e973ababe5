import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { paintSooner, policyOf, withIcon } from './page.ts';

const sha = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

describe('paintSooner', () => {
  const page = '<head><link rel="stylesheet" href="/a.css"/></head>';

  it('writes the style sheets into the page and keeps the links for hydration', () => {
    const painted = paintSooner(page, (url) => `/* ${url} */`);
    expect(painted).toContain('<style>/* /a.css */</style></head>');
    expect(painted).toContain('<link rel="stylesheet" disabled="" href="/a.css"/>');
  });

  it('tells the order of the layers before any sheet', () => {
    const titled = page.replace('<head>', '<head><title>A</title>');
    const painted = paintSooner(titled, () => '@layer ui{}', '@layer reset,ui;');
    const order = painted.indexOf('</title><style>@layer reset,ui;</style>');
    expect(order).toBeGreaterThan(-1);
    expect(order).toBeLessThan(painted.indexOf('<link'));
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
