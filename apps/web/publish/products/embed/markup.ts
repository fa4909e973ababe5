/** HTML that is already escaped: `markup` inserts it unchanged. */
export type Markup = { readonly markup: string };

type Part = Markup | readonly Markup[] | string | number | false;

/** A template tag that escapes its values; `false` renders nothing. */
export function markup(strings: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  return { markup: String.raw({ raw: strings.map(unindented) }, ...parts.map(written)) };
}

/** Removes the line breaks and the indentation of the source code. */
function unindented(text: string): string {
  return text.replaceAll(/\n\s*/g, '');
}

function written(part: Part): string {
  if (part === false) return '';
  if (typeof part === 'object') {
    return 'markup' in part ? part.markup : part.map((one) => one.markup).join('');
  }
  return String(part)
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}
