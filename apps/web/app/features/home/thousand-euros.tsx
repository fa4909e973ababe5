import { formatCount, formatEuros, formatPercent } from '@nosmilliards/domain/money/format';
import type { Millions } from '@nosmilliards/domain/money/money';
import { paths } from '#browser/path.ts';
import { Amount } from '#ui/amount.tsx';
import { FigureWithTable } from '#ui/figure-with-table.tsx';
import { ProportionalBar } from '#ui/proportional-bar.tsx';
import type { Paint } from '#ui/sector-rect.tsx';
import { TextLink } from '#ui/text-link.tsx';

type Spender = {
  readonly paint: Paint;
  readonly title: string;
  readonly amount: Millions;
  /** Whole euros out of 1 000; all of them add up to 1 000. */
  readonly perThousand: number;
};

type ThousandEurosProps = {
  readonly year: number;
  readonly spenders: readonly Spender[];
  readonly total: Millions;
};

/** First contact with the whole: one bar is 1 000 € of public spending. */
export function ThousandEuros({ year, spenders, total }: ThousandEurosProps) {
  return (
    <FigureWithTable
      title={`Sur ${formatEuros(1000)} de dépense publique, qui dépense quoi\u202F?`}
      heading="h2"
      reading="La barre entière représente toute la dépense publique de l’année ; chaque morceau, la part d’une administration."
      source={<TextLink to={paths.methodology}>Sources et méthode</TextLink>}
      table={{
        caption: `Dépense publique ${year} par administration`,
        columns: [
          { id: 'title', label: 'Administration' },
          { id: 'amount', label: 'Montant', numeric: true },
          { id: 'thousand', label: `Sur ${formatEuros(1000)}`, numeric: true },
          { id: 'share', label: 'Part', numeric: true },
        ],
        rows: spenders.map(({ paint, title, amount, perThousand }) => ({
          id: paint,
          cells: [
            title,
            <Amount key={paint} value={amount} />,
            formatEuros(perThousand),
            formatPercent((amount / total) * 100),
          ],
        })),
        total: {
          id: 'total',
          cells: [
            'Total',
            <Amount key="total" value={total} />,
            formatEuros(1000),
            formatPercent(100),
          ],
        },
      }}
    >
      <ProportionalBar
        label={`Répartition de ${formatCount(1000)} euros de dépense publique`}
        segments={spenders.map(({ paint, title, amount, perThousand }) => ({
          id: paint,
          label: title,
          value: formatEuros(perThousand),
          size: amount,
          sector: paint,
        }))}
      />
    </FigureWithTable>
  );
}
