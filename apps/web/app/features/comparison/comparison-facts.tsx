import type { Baseline } from '@nosmilliards/domain/baseline';
import { shareOf } from '@nosmilliards/domain/breakdown';
import { formatEuros, formatPercent, formatPopulation } from '@nosmilliards/domain/format';
import { perAdultOf } from '@nosmilliards/domain/lens';
import { netAmountOf } from '@nosmilliards/domain/line';
import type { ReactNode } from 'react';
import { linePath } from '#browser/path.ts';
import { Amount } from '#ui/amount.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { NatureTag } from '#ui/nature-tag.tsx';
import type { Sector } from '#ui/sector-rect.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import type { ComparedLine } from './compared-line.ts';
import styles from './comparison.module.css';

type ComparisonFactsProps = {
  readonly lines: readonly ComparedLine[];
  readonly baseline: Baseline;
};

const UNKNOWN = 'non disponible';
const OUTSIDE = 'hors du total';

const administrations: Record<Sector, string> = {
  social: 'Sécurité sociale',
  state: 'État et opérateurs',
  local: 'Collectivités',
  niche: 'Niche fiscale, hors du total',
  debt: 'Dette de l’État',
  plain: 'Ligne technique',
};

/** One column per line, in the order of the bars. */
export function ComparisonFacts({ lines, baseline }: ComparisonFactsProps) {
  const row = (id: string, label: string, factOf: (line: ComparedLine) => ReactNode) => ({
    id,
    cells: [
      label,
      ...lines.map((line) => (
        <span key={line.id} className={styles['fact']}>
          {factOf(line)}
        </span>
      )),
    ],
  });
  const isNetTold = lines.some((line) => netAmountOf(line) !== line.amount && !line.isNiche);
  return (
    <section aria-labelledby="faits" className={styles['section']}>
      <h2 id="faits">Côte à côte</h2>
      <DataTable
        caption={<VisuallyHidden>Ce que l’on sait de chaque ligne</VisuallyHidden>}
        columns={[
          { id: 'fact', label: 'Ligne' },
          ...lines.map(({ id, title }) => ({ id, label: title })),
        ]}
        rows={[
          row('amount', 'Montant', ({ amount }) => <Amount value={amount} />),
          ...(isNetTold
            ? [
                row('net', 'Net des transferts', (line) =>
                  line.isNiche ? OUTSIDE : <Amount value={netAmountOf(line)} />,
                ),
              ]
            : []),
          row('share', 'Part du total', (line) => shareTextOf(line, baseline)),
          row(
            'adult',
            `Par adulte (${formatPopulation(baseline.adults)})`,
            ({ amount }) => `${formatEuros(perAdultOf(amount, baseline))} par an`,
          ),
          row('path', 'Où elle se trouve', ({ side, path }) =>
            [side === 'expense' ? 'Dépenses' : 'Recettes', ...path.map(({ title }) => title)].join(
              ' › ',
            ),
          ),
          row('who', 'Qui paie ou perçoit', ({ sector }) => administrations[sector]),
          row('nature', 'Nature du chiffre', ({ nature }) => <NatureTag nature={nature} />),
          row('year', 'Année', ({ vintage }) => vintage ?? `${baseline.year}, somme de ses lignes`),
          row('source', 'Source', ({ id, title, source }) => (
            <>
              {source === null ? UNKNOWN : `${source.producer}, ${source.title}`}
              <TextLink to={linePath(id)} className={styles['small']}>
                Référence et détail<VisuallyHidden> de {title}</VisuallyHidden>
              </TextLink>
            </>
          )),
        ]}
      />
    </section>
  );
}

/** Totals are net: a share is taken on what a line spends itself, transfers left out. */
function shareTextOf(line: ComparedLine, { netExpenses, netRevenues }: Baseline): string {
  if (line.isNiche) return OUTSIDE;
  const isExpense = line.side === 'expense';
  const share = shareOf(netAmountOf(line), isExpense ? netExpenses : netRevenues);
  if (!share.ok) return UNKNOWN;
  return `${formatPercent(share.value)} ${isExpense ? 'de la dépense publique' : 'des recettes publiques'}`;
}
