import { describe, expect, it } from 'vitest';
import { linkFaultsOf, type Page, referencesOf } from './links.ts';

const faultsOf = (...pages: Page[]) =>
  linkFaultsOf({
    pages,
    origin: 'https://site.example',
    isFile: (path) => path === '/favicon.svg',
    answerOf: (path) => (path === '/voter' ? '/jeu' : undefined),
    isDrawnLater: (url, anchor) => url.search === '?tab=a' && anchor === 'ligne',
  });

const home = (html: string): Page => ({ address: '/', html });
const game: Page = { address: '/jeu', html: '<h1 id="l&#x27;objectif">Jeu</h1>' };

describe('linkFaultsOf', () => {
  it('accepts pages, redirections, anchors, files and public sites', () => {
    const html = `<a href="/jeu">a</a><a href="/voter?x=1">b</a><a href="/jeu#l%27objectif">c</a>
      <a href="?tab=a#ligne">d</a><link href="/favicon.svg"/><a href="mailto:a@b.fr">e</a>
      <a href="https://www.insee.fr/x?a=1&amp;b=2">f</a><a href="https://site.example/jeu">g</a>
      <link rel="icon" href="data:image/svg+xml,a" />`;
    expect(faultsOf(home(html), game)).toEqual([]);
  });

  it.each([
    ['/absent', 'no such page'],
    ['https://site.example/absent', 'no such page'],
    ['/jeu#absent', 'no such anchor'],
    ['#absent', 'no such anchor'],
    ['/absent.js', 'no such file'],
    ['http://www.insee.fr/', 'not https'],
    ['javascript:alert(1)', 'not https'],
    ['data:text/html,a', 'not https'],
    ['https://localhost/', 'not a public site'],
    ['https://10.0.0.1/', 'not a public site'],
    ['https://user@insee.fr/', 'not a public site'],
    ['https://', 'unreadable'],
  ])('refuses %s: %s', (href, fault) => {
    expect(faultsOf(home(`<a class="x" href="${href}">a</a>`), game)).toEqual([
      `/: ${href}: ${fault}`,
    ]);
  });
});

describe('referencesOf', () => {
  it.each([
    '<script type="module" src="/found"></script>',
    '<meta property="og:image" content="/found"/>',
    '<meta name="twitter:image" content="/found"/>',
    '<style>@font-face{src:url(/found)format("woff2")}</style>',
    '<script>import "/found";</script>',
    '<script>import * as route0 from "/found";</script>',
    '<script>import("/found")</script>',
    '<svg><use href="/found"></use></svg>',
    '<url><loc>/found</loc></url>',
    '{"icons":[{"src": "/found"}]}',
    '{"@type":"ListItem","item":"/found"}',
  ])('reads %s', (html) => {
    expect(referencesOf(html)).toEqual(['/found']);
  });
});
