/** What may stand in a page as it is: anything else put into `markup` is escaped. */
export type Markup = { readonly markup: string };

type Part = Markup | readonly Markup[] | string | number | false;

/** A template whose holes are escaped, as React would; `false` leaves nothing. */
export function markup(strings: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  return { markup: String.raw({ raw: strings.map(unindented) }, ...parts.map(written)) };
}

/** A line of the source is not one of the page. */
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
