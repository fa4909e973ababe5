import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { closedWords } from '../../../app/ballot/vote-words.ts';
import { embedPath, oembedPath, themeIn } from '../../../app/site/embed-path.ts';
import { paths } from '../../../app/site/path.ts';
import { policyOf } from '../../pages/page.ts';
import { typographyFaultsOf } from '../../pages/typography.ts';
import { natureOfSum } from './comparison.tsx';
import type { Embed } from './frame.tsx';
import { pagesOf, readEmbeds } from './frames.tsx';
import { oembedOf, withOembed } from './oembed.ts';
import { embedPolicyOf } from './policy.ts';
import { bundleOf } from './write.ts';

const origin = 'https://a.example';
const embeds = readEmbeds();

function embedOf(page: string): Embed {
  const found = embeds.find((embed) => embed.page === page);
  if (found === undefined) throw new Error(page);
  return found;
}

describe('the embeds', () => {
  it('cover every card, the first two levels of lines, the comparisons, the years, the functions and all spending', () => {
    const kinds = Object.groupBy(embeds, ({ kind }) => kind);
    expect(kinds.card).toHaveLength(76);
    expect(kinds.line).toHaveLength(174);
    expect(kinds.comparison?.length).toBeGreaterThan(30);
    expect(kinds.series).toHaveLength(5);
    expect(kinds.function).toHaveLength(10);
    expect(kinds.spending).toHaveLength(1);
    expect(new Set(embeds.map(({ page }) => embedPath(page))).size).toBe(embeds.length);
  });

  it('show a title, a source and the nature of their figure', () => {
    const faults = embeds.flatMap(({ page, kind, body }) => {
      const markup = renderToStaticMarkup(body);
      const source = kind === 'spending' ? /Sources et méthode/ : /Sources?\u00A0: \S/;
      return [
        ...(markup.match(/<h1[^>]*>[^<]+<\/h1>/g)?.length === 1 ? [] : [`${page}: no title`]),
        ...(/<\/svg>(?:Officiel|Calculé|Estimé)/.test(markup) ? [] : [`${page}: no nature`]),
        ...(source.test(markup) ? [] : [`${page}: no source`]),
        ...typographyFaultsOf(markup).map((fault) => `${page}: ${fault}`),
      ];
    });
    expect(faults).toEqual([]);
  });

  it('show a choice outside the limits of the card disabled, with the reason', () => {
    const niche = renderToStaticMarkup(embedOf('/carte/NF01').body);
    expect(niche).toMatch(/<button[^>]*value="increase"[^>]*aria-disabled="true"/);
    expect(niche).toContain(closedWords('increase', true));
  });

  it('give the total of spending the nature of the same figure on every page', () => {
    expect(renderToStaticMarkup(embedOf(paths.explorer).body)).toMatch(/<\/svg>Estimé/);
  });

  it('give a sum the weakest nature of its lines, at best « calculé »', () => {
    expect(natureOfSum(['defense_armees']).nature).toBe('officiel');
    expect(natureOfSum(['defense_armees', 'securite_justice_police']).nature).toBe('calcule');
    expect(natureOfSum(['defense_armees', 'sante_solidarite']).nature).toBe('estime');
  });
});

describe('the scripts of the embeds', () => {
  let scripts: Record<'theme' | 'frame' | 'card', string>;
  beforeAll(async () => {
    const [theme, frame, card] = await Promise.all([
      bundleOf('theme'),
      bundleOf('frame'),
      bundleOf('card'),
    ]);
    scripts = { theme, frame, card };
  });

  it('weigh at most 20 KB in all, uncompressed', () => {
    const bytes = Object.values(scripts).map((code) => Buffer.byteLength(code));
    expect(bytes.reduce((sum, count) => sum + count)).toBeLessThanOrEqual(20 * 1024);
  });

  it('use no storage and no network', () => {
    const all = Object.values(scripts).join('');
    expect(all).not.toMatch(/localStorage|sessionStorage|indexedDB|cookie|caches\b|serviceWorker/);
    expect(all).not.toMatch(/\bfetch\(|XMLHttpRequest|sendBeacon|WebSocket|import\(/);
  });

  it('are allowed by their hash, in a policy that lets any site frame the page', () => {
    const embed = embedOf('/carte/ET01');
    const pages = pagesOf([embed], origin, { style: 'p{}', ...scripts });
    const html = pages.get(embedPath(embed.page)) ?? '';
    const policy = embedPolicyOf(html);
    expect(policy).toContain('frame-ancestors *');
    expect(policy).toMatch(/script-src 'sha256-[^;]+' 'sha256-[^;]+';/);
    expect(policy).not.toMatch(/unsafe|connect-src|script-src 'self'|style-src 'self'/);
    expect(policyOf(html)).toContain("frame-ancestors 'none'");
  });
});

describe('themeIn', () => {
  it.each([
    ['', 'auto'],
    ['?theme=sombre', 'sombre'],
    ['?a=1&theme=clair', 'clair'],
    ['?theme=fluo', 'auto'],
  ])('reads « %s » as %s', (search, theme) => {
    expect(themeIn(search)).toBe(theme);
  });
});

describe('oEmbed', () => {
  it('answers with the fields of the « rich » type', () => {
    const answer = oembedOf(embedOf('/carte/ET01'), origin);
    expect(answer).toMatchObject({
      version: '1.0',
      type: 'rich',
      title: '«\u00A0Défense\u00A0»\u00A0: que feriez-vous\u202F?',
      provider_name: 'Nos Milliards',
      provider_url: 'https://a.example/',
      thumbnail_url: 'https://a.example/apercus/carte-ET01.png',
      width: 600,
      height: expect.any(Number),
    });
    expect(answer.html).toMatch(
      /^<blockquote><a href="https:\/\/a\.example\/carte\/ET01">[^<]+<\/a><\/blockquote><iframe src="https:\/\/a\.example\/embed\/carte\/ET01" title="[^"]+" width="600" height="\d+" frameBorder="0"><\/iframe>$/,
    );
  });

  it('is linked from the page by an absolute address', () => {
    const html = withOembed('<head></head>', origin + oembedPath('/carte/ET01'), 'A "b"');
    expect(html).toBe(
      '<head><link rel="alternate" type="application/json+oembed" href="https://a.example/oembed/carte-ET01.json" title="A &quot;b&quot;"/></head>',
    );
  });
});
