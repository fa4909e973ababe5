import { assumptionOf, type Assumption } from '@nosmilliards/domain/levy/assumption';
import { leviesOfTyped, type Levies } from '@nosmilliards/domain/levy/levies';
import { destinationsOf, shownOf, VIEWS, wholeEurosOf } from '@nosmilliards/domain/levy/spread';
import type { Destination, View } from '@nosmilliards/domain/levy/spread';
import type { LevyId, LevyOptions, Payer, Status } from '@nosmilliards/domain/levy/status';
import type { MyShareData } from './my-share-data.ts';
import { bandsOf, type Band } from './squares.ts';

export type Asked = {
  readonly status: Status;
  readonly amount: number;
  readonly options: LevyOptions;
};

/** A row of a payer, in whole euros that make the sum of its column. */
type PaidRow = {
  readonly levy: LevyId;
  readonly euros: number;
  readonly assumption: Assumption | null;
};

type PaidRows = { readonly rows: readonly PaidRow[]; readonly sum: number };

type DestinationRow = Destination & { readonly euros: number };

export type Account = {
  readonly levies: Levies;
  readonly paid: Readonly<Record<Payer, PaidRows>>;
  readonly total: number;
  readonly views: Readonly<
    Record<
      View,
      {
        readonly all: readonly Destination[];
        readonly shown: readonly DestinationRow[];
        readonly others: { readonly count: number; readonly euros: number };
        /** Of the 1 000 squares, by who spends. */
        readonly bands: readonly Band[];
      }
    >
  >;
};

/** All that the page writes about one pay, computed on the device. */
export function accountOf(
  { status, amount, options }: Asked,
  { parameters, spread, lines }: MyShareData,
): Account {
  const levies = leviesOfTyped(status, amount, parameters, options);
  const paidBy = (payer: Payer): PaidRows => {
    const rows = levies.rows.filter((row) => row.payer === payer);
    const euros = wholeEurosOf(rows.map((row) => row.amount));
    return {
      rows: rows.map(({ levy }, index) => ({
        levy,
        euros: euros[index] ?? 0,
        assumption: assumptionOf(levy, status, options),
      })),
      sum: euros.reduce((sum, one) => sum + one, 0),
    };
  };
  const paid = { person: paidBy('person'), employer: paidBy('employer') };
  const total = paid.person.sum + paid.employer.sum;
  const viewOf = (view: View) => {
    const all = destinationsOf(levies.rows, spread, view);
    const { shown, others } = shownOf(all);
    const euros = wholeEurosOf(
      [...shown, others].map((one) => one.amount),
      total,
    );
    return {
      all,
      shown: shown.map((one, index) => ({ ...one, euros: euros[index] ?? 0 })),
      others: { count: others.count, euros: euros[shown.length] ?? 0 },
      bands: bandsOf(all, total, (id) => lines.get(id)?.paint ?? 'plain'),
    };
  };
  const [byFund, common] = VIEWS;
  return {
    levies,
    paid,
    total,
    views: { [byFund]: viewOf(byFund), [common]: viewOf(common) },
  };
}
