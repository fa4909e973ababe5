import { isCounted } from '@nosmilliards/domain/budget/line';
import { sumOf } from '@nosmilliards/domain/money/money';
import type { BuiltLine, BuiltSectors, Spender } from '../built.ts';

/** Operators spend for the State: one piece of the bar, as few as the eye can hold. */
const SPENDERS: Pick<Spender, 'paint' | 'title'>[] = [
  { paint: 'social', title: 'Sécurité sociale' },
  { paint: 'state', title: 'État et opérateurs' },
  { paint: 'local', title: 'Collectivités' },
  { paint: 'debt', title: 'Dette de l’État' },
  { paint: 'plain', title: 'Lignes techniques' },
];

export function builtSectorsOf(lines: readonly BuiltLine[]): BuiltSectors {
  const subcategories = lines.filter(
    (line) => line.side === 'expense' && line.level === 2 && isCounted(line),
  );
  const amounts = SPENDERS.map(({ paint }) =>
    sumOf(subcategories.filter((line) => line.paint === paint).map(({ amount }) => amount)),
  );
  const total = sumOf(amounts);
  const shares = sharesOf(amounts, total);
  const spenders = SPENDERS.map((spender, index) => ({
    ...spender,
    amount: amounts[index] ?? sumOf([]),
    perThousand: shares[index] ?? 0,
  }));
  return { total, spenders };
}

/** Largest remainder: rounded one by one, the pieces of the bar would not make 1 000 €. */
function sharesOf(amounts: number[], total: number): number[] {
  const exact = amounts.map((amount) => (amount / total) * 1000);
  const shares = exact.map(Math.floor);
  const missing = 1000 - shares.reduce((sum, share) => sum + share, 0);
  const order = exact
    .map((value, index) => ({ index, rest: value - Math.floor(value) }))
    .toSorted((a, b) => b.rest - a.rest);
  for (const { index } of order.slice(0, missing)) shares[index] = (shares[index] ?? 0) + 1;
  return shares;
}
