import { describe, expect, it } from 'vitest';
import {
  crumbsOf,
  headFaultsOf,
  headOf,
  withLinkedData,
  withPreview,
  type Head,
  type Page,
} from './head.ts';

const ORIGIN = 'https://site.example';
const aHead = (head: Partial<Head> = {}): Head => ({
  title: 'Défense — Nos Milliards',
  description: 'La défense.',
  canonical: `${ORIGIN}/ligne/defense`,
  isIndexed: true,
  ...head,
});
const aPage = (file: string, head: Partial<Head> = {}): Page => ({
  file,
  head: aHead({ title: file, description: file, canonical: null, ...head }),
});

it('reads the head that React renders', () => {
  const html =
    '<head><title>L&#x27;A &amp; le B</title><meta name="description" content="« D » &quot;E&quot;"/><link rel="canonical" href="https://site.example/a"/></head>';
  expect(headOf(html)).toEqual({
    title: "L'A & le B",
    description: '« D » "E"',
    canonical: 'https://site.example/a',
    isIndexed: true,
  });
  expect(headOf('<meta name="robots" content="noindex"/>')).toMatchObject({
    canonical: null,
    isIndexed: false,
  });
});

const faults = (...pages: Page[]) => headFaultsOf(pages, ORIGIN);

describe('headFaultsOf', () => {
  it('accepts pages with their own title, description and address', () => {
    expect(
      faults(
        aPage('index.html', { canonical: `${ORIGIN}/` }),
        aPage('a/b/index.html', { canonical: `${ORIGIN}/a/b` }),
        aPage('__spa-fallback.html'),
      ),
    ).toEqual([]);
  });

  it('refuses a title or a description shared by two indexed pages', () => {
    const twin = { title: 'T', description: 'D' };
    const found = faults(
      aPage('a.html', twin),
      aPage('b.html', twin),
      aPage('c.html', { ...twin, isIndexed: false }),
    );
    expect(found).toEqual([
      'a.html: title shared with another page: T',
      'a.html: description shared with another page: D',
      'b.html: title shared with another page: T',
      'b.html: description shared with another page: D',
    ]);
  });

  it('refuses an empty or long title or description, and a wrong canonical address', () => {
    expect(faults(aPage('a.html', { title: '', description: '' }))).toEqual([
      'a.html: no title',
      'a.html: no description',
    ]);
    expect(faults(aPage('a.html', { title: 'a'.repeat(131) })).join()).toContain('longer than 130');
    expect(faults(aPage('a.html', { description: 'a'.repeat(331) })).join()).toContain(
      'longer than 330',
    );
    expect(faults(aPage('a/index.html'))).toEqual(['a/index.html: no canonical address']);
    expect(faults(aPage('a/index.html', { canonical: `${ORIGIN}/b` }))).toEqual([
      'a/index.html: canonical address https://site.example/b instead of https://site.example/a',
    ]);
  });
});

const picture = { path: '/apercus/a.png', alt: 'Défense : 61,8 Md€' };
const preview = (head: Head) => withPreview('<head><title>', head, picture, ORIGIN);

describe('withPreview', () => {
  it('writes the og: tags before the title, without the name of the site', () => {
    const html = preview(aHead({ description: 'Les "armées" & <eux>' }));
    expect(html).toContain('<meta property="og:title" content="Défense"/>');
    expect(html).toContain('content="Les &quot;armées&quot; &amp; &lt;eux>"');
    expect(html).toContain(`<meta property="og:url" content="${ORIGIN}/ligne/defense"/>`);
    expect(html).toMatch(/<title>$/);
  });

  it('names the image by its absolute address, as a large card', () => {
    const html = preview(aHead());
    expect(html).toContain(`<meta property="og:image" content="${ORIGIN}/apercus/a.png"/>`);
    expect(html).toContain('<meta property="og:image:width" content="1200"/>');
    expect(html).toContain('<meta property="og:image:height" content="630"/>');
    expect(html).toContain('<meta property="og:image:alt" content="Défense : 61,8 Md€"/>');
    expect(html).toContain('<meta name="twitter:card" content="summary_large_image"/>');
  });

  it('writes no og:url without a canonical address', () => {
    expect(preview(aHead({ canonical: null }))).not.toContain('og:url');
  });
});

const trail =
  '<nav aria-label="Fil d’Ariane" class="x"><ol><li><a href="/explorer?tab=expenses" data-discover="true">Dépenses</a></li><li aria-current="page">Défense &amp; <!-- -->co</li></ol></nav>';

it('reads the breadcrumb', () => {
  expect(crumbsOf(trail)).toEqual([
    { name: 'Dépenses', path: '/explorer?tab=expenses' },
    { name: 'Défense & co', path: null },
  ]);
});

const dataOf = (html: string, head: Head) => {
  const written = withLinkedData(`<head></head>${html}`, head, ORIGIN);
  const [, json] =
    /<script type="application\/ld\+json">(.*)<\/script><\/head>/.exec(written) ?? [];
  return json === undefined ? null : JSON.parse(json);
};

describe('withLinkedData', () => {
  it('writes the breadcrumb with absolute addresses', () => {
    expect(dataOf(trail, aHead())).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, name: 'Dépenses', item: `${ORIGIN}/explorer?tab=expenses` },
        { position: 2, name: 'Défense & co', item: `${ORIGIN}/ligne/defense` },
      ],
    });
  });

  it('describes the site on the home page, and nothing on a page without breadcrumb', () => {
    expect(dataOf('', aHead({ canonical: `${ORIGIN}/` }))).toMatchObject({ '@type': 'WebSite' });
    expect(dataOf('', aHead())).toBeNull();
    expect(dataOf(trail, aHead({ canonical: null }))).toBeNull();
  });

  it('escapes `</script>` in the data', () => {
    const head = aHead({ canonical: `${ORIGIN}/`, description: '</script><script>a()' });
    expect(withLinkedData('</head>', head, ORIGIN)).not.toContain('a()</script><');
    expect(dataOf('', head).description).toBe('</script><script>a()');
  });
});
