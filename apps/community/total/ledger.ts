import type {
  IntegrityLedger,
  LotRecord,
  MonthRecord,
} from '@nosmilliards/contract/community-message';

/** A month of hourly lots: about 30 kB compressed. */
const LATEST = 720;
const MONTH_LENGTH = 'AAAA-MM'.length;

/** The latest and the excluded lots one by one, the others added up by month. */
export function ledgerOf(
  edition: number,
  records: readonly LotRecord[],
  isExact: boolean | null,
): IntegrityLedger {
  const latest = records.length - LATEST;
  const isListed = ({ excludedBecause }: LotRecord, rank: number) =>
    rank >= latest || excludedBecause !== undefined;
  const months = new Map<string, MonthRecord>();
  for (const record of records.filter((one, rank) => !isListed(one, rank))) {
    const month = record.closedAt.slice(0, MONTH_LENGTH);
    months.set(month, added(months.get(month) ?? emptyMonthOf(month), record));
  }
  return { edition, lots: records.filter(isListed), earlier: [...months.values()], isExact };
}

function emptyMonthOf(month: string): MonthRecord {
  return { month, lots: 0, counted: 0, withdrawn: 0, repeated: 0, refused: {} };
}

function added(month: MonthRecord, { counted, withdrawn, repeated, refused }: LotRecord) {
  const reasons = new Set([...Object.keys(month.refused), ...Object.keys(refused)]);
  return {
    month: month.month,
    lots: month.lots + 1,
    counted: month.counted + counted,
    withdrawn: month.withdrawn + withdrawn,
    repeated: month.repeated + repeated,
    refused: Object.fromEntries(
      [...reasons].map((reason) => [reason, (month.refused[reason] ?? 0) + (refused[reason] ?? 0)]),
    ),
  };
}
