import { hashesOf, SCRIPTS, STYLES } from '../../pages/page.ts';

/**
 * The policy of an embed: any site may frame it, it loads only fonts and its icon, and it sends
 * nothing.
 */
export function embedPolicyOf(html: string): string {
  return [
    "default-src 'none'",
    ['script-src', ...hashesOf(html, SCRIPTS)].join(' '),
    ['style-src', ...hashesOf(html, STYLES)].join(' '),
    "img-src 'self' data:",
    "font-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    'frame-ancestors *',
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}
