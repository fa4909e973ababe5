type Block = { readonly head: string; readonly body: string | null };

/** What a page has. */
type Names = { readonly classes: ReadonlySet<string>; readonly elements: ReadonlySet<string> };

const CLASS = /\.(-?[_a-z][\w-]*)/gi;
/** What a selector begins with. */
const ELEMENT = /^([a-z][a-z\d]*)/;
/** Holds rules like the sheet itself does. */
const GROUP = /^@(?:media|layer|supports|container)\b/;

/**
 * The rules of a sheet that a page can need before its scripts have run: those whose classes it has,
 * and the element they begin with. What is not a rule stays: letters, movements, paper.
 */
export function stylesInUse(css: string, html: string): string {
  const classes = [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, list = '']) =>
    list.split(' '),
  );
  const elements = [...html.matchAll(/<([a-z][a-z\d]*)/g)].map(([, name = '']) => name);
  const names = { classes: new Set(classes), elements: new Set(elements) };
  return withoutIdleProperties(rulesOf(css, names));
}

/** Nor the properties that no rule left reads; once one is gone, those it read may be idle too. */
function withoutIdleProperties(css: string): string {
  const read = new Set([...css.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  const shorter = css.replaceAll(/(?<=[{;])(--[\w-]+):[^;}]*(?:;|(?=}))/g, (declaration, name) =>
    read.has(name) ? declaration : '',
  );
  return shorter === css ? css : withoutIdleProperties(shorter);
}

function rulesOf(css: string, names: Names): string {
  return blocksOf(css)
    .map(({ head, body }) => {
      if (body === null) return head;
      if (GROUP.test(head)) {
        const inside = rulesOf(body, names);
        // An empty layer still has its place in the order.
        return inside === '' && !head.startsWith('@layer') ? '' : `${head}{${inside}}`;
      }
      return head.startsWith('@') || isInUse(head, names) ? `${head}{${body}}` : '';
    })
    .join('');
}

/** One of its selectors can match. */
function isInUse(selectors: string, { classes, elements }: Names): boolean {
  return partsOf(selectors).some((selector) => {
    const [, element] = ELEMENT.exec(selector) ?? [];
    if (element !== undefined && !elements.has(element)) return false;
    // Neither what must be absent, nor the value of an attribute.
    const named = selector.replaceAll(/:not\([^()]*\)|"[^"]*"/g, '').matchAll(CLASS);
    return [...named].every(([, name = '']) => classes.has(name));
  });
}

/** Cut at the commas that stand in no parenthesis. */
function partsOf(selectors: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const sign of selectors) {
    if (sign === '(') depth += 1;
    if (sign === ')') depth -= 1;
    if (sign === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += sign;
  }
  return parts;
}

/** What stands side by side in a sheet: rules, groups of rules, and lines ended by a semicolon. */
function blocksOf(css: string): Block[] {
  const blocks: Block[] = [];
  let start = 0;
  let opened = 0;
  let depth = 0;
  for (const { 0: sign, index } of css.matchAll(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|[{};]/g)) {
    if (sign === '{') {
      if (depth === 0) opened = index;
      depth += 1;
    } else if (sign === '}') {
      depth -= 1;
      if (depth > 0) continue;
      blocks.push({ head: css.slice(start, opened).trim(), body: css.slice(opened + 1, index) });
      start = index + 1;
    } else if (sign === ';' && depth === 0) {
      blocks.push({ head: css.slice(start, index + 1).trim(), body: null });
      start = index + 1;
    }
  }
  return blocks;
}
