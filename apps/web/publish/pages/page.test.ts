import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { policyOf, withInlineStyles } from './page.ts';

const sha = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

describe('withInlineStyles', () => {
  const page = '<head><title>A</title><link rel="stylesheet" href="/a.css"/></head>';

  it('writes the style sheets into the page and keeps the links for hydration', () => {
    const painted = withInlineStyles(page, (url) => `/* ${url} */`);
    expect(painted).toContain('</title><style>/* /a.css */</style>');
    expect(painted).toContain('<link rel="stylesheet" disabled="" href="/a.css"/>');
  });

  it('writes the order of the cascade layers before any style sheet', () => {
    const painted = withInlineStyles(page, () => '@layer ui{}', '@layer reset,ui;');
    expect(painted).toContain('</title><style>@layer reset,ui;@layer ui{}</style><link');
  });

  it('repeats the link of a route without the trailing #, as Vite looks it up', () => {
    const painted = withInlineStyles(page.replace('/a.css', '/a.css#'), () => '');
    expect(painted).toContain('<link rel="stylesheet" disabled="" href="/a.css#"/>');
    expect(painted).toContain('<link rel="stylesheet" disabled="" href="/a.css"/></head>');
  });

  it('keeps a `$` of the style sheet', () => {
    expect(withInlineStyles(page, () => '[href$=".x"]{}')).toContain(
      '<style>[href$=".x"]{}</style>',
    );
  });
});

describe('policyOf', () => {
  it('lists the hash of each inline script and style once', () => {
    const policy = policyOf('<script>a()</script><script>a()</script><style>b{}</style>');
    expect(policy).toContain(`script-src 'self' ${sha('a()')};`);
    expect(policy).toContain(`style-src 'self' ${sha('b{}')};`);
  });

  it('does not hash a script that has a source', () => {
    expect(policyOf('<script src="/a.js"></script>')).toContain("script-src 'self';");
  });

  it('does not hash JSON-LD', () => {
    expect(policyOf('<script type="application/ld+json">{}</script>')).toContain(
      "script-src 'self';",
    );
  });

  it('requires Trusted Types, with the default policy only', () => {
    expect(policyOf('')).toContain("require-trusted-types-for 'script'; trusted-types default");
  });

  it('never writes an unsafe- keyword', () => {
    expect(policyOf('<script>a()</script>')).not.toContain('unsafe');
  });

  it('refuses a style attribute and an inline handler', () => {
    expect(() => policyOf('<p class="a" style="color:red">')).toThrow('style attribute');
    expect(() => policyOf('<p onclick="a()">')).toThrow('inline handler');
  });
});
