import { formatAmount } from '@nosmilliards/domain/money/format';
import { bands } from '@nosmilliards/data/built/sheet.json';
import { year } from './edition.ts';

export { files, gone, years } from '@nosmilliards/data/built/communes.json';

const local = bands.find(({ paint }) => paint === 'local');

/** The bridge from the accounts of a commune to the sheet of the country. */
export const communeFacts = {
  local: { squares: local?.squares ?? 0, amount: formatAmount(local?.amount ?? 0) },
  year,
  source: '',
};
