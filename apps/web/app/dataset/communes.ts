import { formatAmount } from '@nosmilliards/domain/money/format';
import { years } from '@nosmilliards/data/built/communes.json';
import { bands } from '@nosmilliards/data/built/sheet.json';
import { year } from './edition.ts';

export { files, gone, years } from '@nosmilliards/data/built/communes.json';

const local = bands.find(({ paint }) => paint === 'local');

/** The bridge from the accounts of a commune to the sheet of the country. */
export const communeFacts = {
  local: { squares: local?.squares ?? 0, amount: formatAmount(local?.amount ?? 0) },
  year,
  source: `Source\u00A0: Observatoire des finances et de la gestion publique locales (OFGL), d’après les comptes de gestion de la DGFiP, ${years[0]}\u2013${years.at(-1)}.`,
};
