import { hashesOf, SCRIPTS, STYLES } from '../page.ts';

/**
 * The policy of a page made for the frames of other sites: nothing is fetched but its letters,
 * nothing is sent, and anybody may frame it.
 */
export function embedPolicyOf(html: string): string {
  return [
    "default-src 'none'",
    ['script-src', ...hashesOf(html, SCRIPTS)].join(' '),
    ['style-src', ...hashesOf(html, STYLES)].join(' '),
    'img-src data:',
    "font-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    'frame-ancestors *',
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}
