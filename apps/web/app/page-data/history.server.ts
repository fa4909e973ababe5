import { readingOf } from '@nosmilliards/domain/budget/history-reading';
import { yearsOf, type HistoryPoint } from '@nosmilliards/domain/budget/line-history';
import { formatCount } from '@nosmilliards/domain/money/format';
import { millions } from '@nosmilliards/domain/money/money';
import type { BuiltDetail } from '#dataset/built.ts';
import { readSources } from '#dataset/read.server.ts';

type Past = NonNullable<BuiltDetail['history']>;

/** Short, so that four columns fit on a phone. */
const UNKNOWN = 'non connu';
const BELOW_WHICH_THOUSANDS_COUNT = 10;

/** Runs at build time: texts and bar lengths are ready to render. */
export function historySheetOf(
  past: Past,
  { amountBeforeTransfers }: Pick<BuiltDetail['line'], 'amountBeforeTransfers'>,
) {
  const points = past.points.map((point) => ({ ...point, amount: millions(point.amount) }));
  return {
    years: barsOf(points),
    rows: rowsOf(points),
    reading: readingOf(points),
    laws: past.laws.map(({ title }) => title).join('\u202F; '),
    source: sourceOf(past),
    break: past.break,
    remarks: [
      ...(amountBeforeTransfers === undefined
        ? []
        : [
            'Crédits votés et dépensés avant transferts\u00A0: ce qui est versé à d’autres administrations y est compris.',
          ]),
      ...(past.isSum
        ? ['Somme des lignes du dessous, pour les seules années où toutes sont connues.']
        : []),
    ],
  };
}

/** Voted and spent amounts only; those of the bill (PLF) are in the table. */
function barsOf(points: readonly HistoryPoint[]) {
  const drawn = points.filter(({ kind }) => kind !== 'plf');
  return yearsOf(drawn).map(({ year, points: group }) => ({
    year,
    bars: group.map(({ kind, amount }) => ({ isSpent: kind === 'execution', amount })),
  }));
}

/** In millions of euros, one decimal; three for a small line. */
function rowsOf(points: readonly HistoryPoint[]) {
  const largest = Math.max(...points.map(({ amount }) => Math.abs(amount)));
  const decimals = largest < BELOW_WHICH_THOUSANDS_COUNT ? 3 : 1;
  return yearsOf(points).map(({ year, points: group }) => {
    const cells = (['lfi', 'execution', 'plf'] as const).map((kind) => {
      const amount = group.find((point) => point.kind === kind)?.amount;
      return amount === undefined ? UNKNOWN : formatCount(amount, { decimals });
    });
    return [String(year), ...cells];
  });
}

/** The source of the years other than the edition's, whose source is shown with the amount. */
function sourceOf({ laws: [oldest, ...later] }: Past) {
  if (oldest === undefined || later.length === 0) return null;
  const entry = readSources().sources[oldest.source];
  if (entry === undefined) return null;
  return { title: entry.title, url: entry.url, isCopy: entry.readThrough !== undefined };
}
