import { isCounted } from '@nosmilliards/domain/budget/line';
import { sumOf } from '@nosmilliards/domain/money/money';
import { sharedOut, SQUARES } from '@nosmilliards/domain/sheet/squares';
import type { BuiltLine, BuiltSectors, Spender } from '../built.ts';

/** Operators are counted with the State, to keep the bar to a few segments. */
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
  const shares = sharedOut(amounts, SQUARES);
  const spenders = SPENDERS.map((spender, index) => ({
    ...spender,
    amount: amounts[index] ?? sumOf([]),
    perThousand: shares[index] ?? 0,
  }));
  return { total, spenders };
}
