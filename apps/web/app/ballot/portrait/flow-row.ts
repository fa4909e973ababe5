import { sectorPaintOf } from '@nosmilliards/domain/budget/paint';
import type { Edition } from '@nosmilliards/domain/game/edition';
import { groupedBy } from '@nosmilliards/domain/list';
import { arrowOf } from '@nosmilliards/domain/money/arrow-form';
import { formatAmount, formatCount } from '@nosmilliards/domain/money/format';
import { magnitudeOf, sumOf, type Millions } from '@nosmilliards/domain/money/money';
import type { VoteRecord } from '@nosmilliards/domain/outcome/decisions';
import { nameInSentence, type Flow, type Portrait } from '@nosmilliards/domain/outcome/portrait';
import { sectorOf } from '@nosmilliards/domain/outcome/record-sector';
import type { SquarePaint } from '#ui/sheet/squares.tsx';

/** A part of the strip: its squares, its name, and every decision in it. */
export type FlowItem = {
  readonly name: string;
  readonly amount: Millions;
  readonly painted: readonly { readonly paint: SquarePaint; readonly amount: Millions }[];
  readonly detail: string;
};

const NAMES: Readonly<Record<Flow['kind'], string>> = {
  revenueMore: 'Recettes ajoutées',
  spendingLess: 'Dépenses retirées',
  borrowedMore: 'Emprunt en plus',
  spendingMore: 'Dépenses ajoutées',
  revenueLess: 'Recettes retirées',
  deficitLess: 'Déficit en moins',
  surplus: 'Excédent',
};

/** Spending that is added has the colour of who spends it. */
const PAINTS: Readonly<Record<Exclude<Flow['kind'], 'spendingMore'>, SquarePaint>> = {
  revenueMore: 'revenue',
  spendingLess: 'cut',
  borrowedMore: 'debt',
  revenueLess: 'revenue',
  deficitLess: 'empty',
  surplus: 'surplus',
};

const NAMED_COUNT = 6;

export function flowRowOf(
  flows: readonly Flow[],
  { initialBalance, balance }: Portrait,
  edition: Edition,
): readonly FlowItem[] {
  return flows.map(({ kind, amount, records }) => ({
    name: NAMES[kind],
    amount,
    painted:
      kind === 'spendingMore' ? paintedOf(records, edition) : [{ paint: PAINTS[kind], amount }],
    detail:
      kind === 'borrowedMore' || kind === 'deficitLess'
        ? `déficit\u00A0: ${arrowOf(magnitudeOf(initialBalance), deficitOf(balance)).text}`
        : namesOf(records),
  }));
}

function deficitOf(balance: Millions): Millions {
  return balance < 0 ? magnitudeOf(balance) : sumOf([]);
}

function paintedOf(records: readonly VoteRecord[], edition: Edition): FlowItem['painted'] {
  const paintOf = (record: VoteRecord) => {
    const sector = sectorOf(record, edition);
    return sector === null ? ('plain' as const) : sectorPaintOf(sector);
  };
  return [...groupedBy(records, paintOf)].map(([paint, own]) => ({
    paint,
    amount: magnitudeOf(sumOf(own.map(({ impact }) => impact))),
  }));
}

/** « niches fiscales 18,4 · retraites 11,8 », in Md€ unless another unit is written. */
function namesOf(records: readonly VoteRecord[]): string {
  const named = records
    .slice(0, NAMED_COUNT)
    .map((record) => `${nameInSentence(record)} ${shortAmountOf([record])}`);
  const rest = records.slice(NAMED_COUNT);
  const others = rest.length === 1 ? 'une autre' : `${formatCount(rest.length)} autres`;
  return [...named, ...(rest.length > 0 ? [`${others} ${shortAmountOf(rest)}`] : [])].join(' · ');
}

function shortAmountOf(records: readonly VoteRecord[]): string {
  const amount = magnitudeOf(sumOf(records.map(({ impact }) => impact)));
  return formatAmount(amount).replace('\u00A0Md€', '');
}

/** Two squares deep, deeper for more; past four rows the squares are smaller. */
export function stripLayoutOf(squares: number): {
  readonly rows: number;
  readonly columns: number;
} {
  const [large, small] = [18, 40];
  const columns = squares <= large * 4 ? large : small;
  return { rows: Math.max(2, Math.ceil(squares / columns)), columns };
}
