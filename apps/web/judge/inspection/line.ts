import type { Page } from './links.ts';

/** « 18,7 Md€ », « 876 M€ », « 0,04 € »: the forms that `formatAmount` writes. */
const FORMATTED = /^[+−]?\d{1,3}(\u202F\d{3})*(,\d\u00A0Md€|\u00A0M€|(,\d{1,2})?\u00A0€)$/;
/** Notes are prose and keep the precision of their document; these are faults anywhere. */
const MISPRINTED = /Mds€|k€|\d\.\d+\s?M?d?€|(?<!\d)-\d[\d\s,]*M?d?€|\d (?:Md|M)?€/g;
const UNKNOWN = /\b(?:undefined|NaN|null|Infinity|\[object)\b/g;

/** Faults of the pages of lines: title, source, description, amounts, words of a program. */
export function lineFaultsOf(lines: readonly Page[]): string[] {
  const titles = new Map<string, string>();
  return lines.flatMap(({ address, html }) => {
    const [, title = ''] = /<title>(.*?)<\/title>/.exec(html) ?? [];
    const twin = titles.get(title);
    titles.set(title, address);
    const amounts = amountsOf(html);
    const text = textOf(html);
    return [
      ...(twin === undefined ? [] : [`same title as ${twin}`]),
      ...(title.endsWith(' — Nos Milliards') ? [] : [`title: ${title}`]),
      ...(html.includes('<dt>Producteur</dt>') ? [] : ['no source']),
      ...(html.includes('<meta name="description"') ? [] : ['no description']),
      ...(amounts.length === 0 ? ['no amount'] : []),
      ...amounts.filter((amount) => !FORMATTED.test(amount)),
      ...(text.match(MISPRINTED) ?? []),
      ...(text.match(UNKNOWN) ?? []),
    ].map((fault) => `${address}: ${fault}`);
  });
}

function amountsOf(html: string): string[] {
  return [...html.matchAll(/<span aria-hidden="true"[^>]*>([^<]*)<\/span>/g)]
    .map(([, text = '']) => text)
    .filter((text) => text.includes('€'));
}

/** What is seen: a bar stands for each tag, so that two texts never run together. */
export function textOf(html: string): string {
  return (html.split('<body')[1] ?? '')
    .replace(/^[^>]*>/, '')
    .replaceAll(/<(script|style)[\s\S]*?<\/\1>/g, '|')
    .replaceAll('<!-- -->', '')
    .replaceAll(/<[^>]+>/g, '|');
}
