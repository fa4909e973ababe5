const INLINE =
  /<\/?(?:a|abbr|b|bdi|cite|code|data|em|i|mark|small|span|strong|sub|sup|time|tspan|u)(?:\s[^>]*)?>/g;
const ATTRIBUTE = /\s(?:title|alt|content|placeholder|aria-label|aria-description)="([^"]*)"/g;

/** The words of a page, and of the attributes that are read or shown. */
export function textsOfPage(html: string): string[] {
  const shown = html
    .replaceAll(/<(script|style)[\s\S]*?<\/\1>/g, '\n')
    .replaceAll('<!-- -->', '')
    .replaceAll(INLINE, '')
    .replaceAll(/<[^>]+>/g, '\n');
  const read = [...html.matchAll(ATTRIBUTE)].map(([, text = '']) => text);
  return [...shown.split('\n'), ...read].map((text) => text.trim());
}

const NUMBER = /\d+(?:[\u00A0\u202F]\d{3}(?!\d)|[.,]\d+)*/g;
const YEAR = /^20[0-2]\d$/;

/** The text without its numbers, and its years; the Union has one in its code. */
function shapeOf(text: string): { shape: string; years: number[] } {
  const years: number[] = [];
  const shape = text.replaceAll('EU27_2020', 'EU27').replaceAll(NUMBER, (number) => {
    if (!YEAR.test(number)) return '#';
    years.push(Number(number));
    return 'YEAR';
  });
  return { shape, years };
}

/**
 * All the years of an edition are one later in the next: a text of `after` that kept a year of the
 * same text of `before` was not written from the data. Years before `oldest` are of laws and facts.
 */
export function keptYears(
  before: readonly string[],
  after: readonly string[],
  oldest: number,
): string[] {
  const known = byShape(before);
  return [...byShape(after)].flatMap(([shape, texts]) => {
    const expected = (known.get(shape) ?? []).map(({ years }) => years.map((year) => year + 1));
    const unexpected = texts.filter(({ years }) => {
      const index = expected.findIndex((one) => one.join() === years.join());
      if (index === -1) return true;
      expected.splice(index, 1);
      return false;
    });
    return unexpected
      .filter(({ years }) =>
        expected.some((one) =>
          one.some((year, index) => year > oldest && years[index] === year - 1),
        ),
      )
      .map(({ text }) => text);
  });
}

function byShape(texts: readonly string[]) {
  const dated = texts.flatMap((text) => {
    const { shape, years } = shapeOf(text);
    // The address of a document is its own; numbers between two texts are no words.
    const isSaid = years.length > 0 && /\p{L}|^\d{4}$/u.test(text) && !shape.includes('://');
    return isSaid ? [{ text, shape, years }] : [];
  });
  return Map.groupBy(dated, ({ shape }) => shape);
}

/** The address of the same page in the next edition. */
export function laterAddress(address: string): string {
  return address.replaceAll(/(?<!\d)20[0-2]\d(?!\d)/g, (year) => String(Number(year) + 1));
}

/** The words between quotes of a minified script, without the code between two quotes. */
export function textsOfScript(script: string): string[] {
  const texts = script.match(/(["'`])(?:\\.|(?!\1)[^\\\n]){1,400}?\1/g) ?? [];
  return texts.filter((text) => !/https?:|[;={}]/.test(text.replaceAll(/\$\{[^}]*\}/g, '')));
}
