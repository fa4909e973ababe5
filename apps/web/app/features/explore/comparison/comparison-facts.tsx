import type { Baseline } from '@nosmilliards/domain/budget/baseline';
import { formatEuros, formatPopulation } from '@nosmilliards/domain/money/format';
import { perAdultOf } from '@nosmilliards/domain/budget/lens';
import type { Origin, Paint } from '@nosmilliards/domain/budget/line';
import { estimatedWords } from '@nosmilliards/domain/budget/nature';
import { formatShare, shareOfTotal } from '@nosmilliards/domain/budget/weight';
import type { ReactNode } from 'react';
import { linePath, termPath } from '#site/path.ts';
import { Amount } from '#ui/amount.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { NatureTag } from '#ui/nature-tag.tsx';
import { TermLink } from '#ui/term-link.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import type { ComparedLine } from './compared-line.ts';
import styles from './comparison.module.css';

type ComparisonFactsProps = {
  readonly lines: readonly ComparedLine[];
  readonly baseline: Baseline;
};

type Fact = { readonly id: string; readonly label: ReactNode; readonly content: ReactNode };

const UNKNOWN = 'non disponible';
const OUTSIDE = 'hors du total';

const administrations: Record<Paint, string> = {
  social: 'Sécurité sociale',
  state: 'État et opérateurs',
  local: 'Collectivités',
  niche: 'Niche fiscale, hors du total',
  debt: 'Dette de l’État',
  plain: 'Ligne technique',
};

const payerWords: Record<Origin, string> = {
  securite_sociale: administrations.social,
  etat: administrations.state,
  collectivites: administrations.local,
};

/** One column per line, in the order of the bars. */
export function ComparisonFacts({ lines, baseline }: ComparisonFactsProps) {
  const hasTransfers = lines.some(
    ({ amountBeforeTransfers }) => amountBeforeTransfers !== undefined,
  );
  const columns = lines.map((line) =>
    factsOf(line, baseline).filter(({ id }) => id !== 'before' || hasTransfers),
  );
  return (
    <section aria-labelledby="faits" className={styles['section']}>
      <h2 id="faits">Côte à côte</h2>
      <DataTable
        caption={<VisuallyHidden>Ce que l’on sait de chaque ligne</VisuallyHidden>}
        columns={[
          { id: 'fact', label: 'Ligne' },
          ...lines.map(({ id, title }) => ({ id, label: title })),
        ]}
        rows={(columns[0] ?? []).map(({ id, label }, index) => ({
          id,
          cells: [
            label,
            ...columns.map((facts, place) => (
              <span key={lines[place]?.id} className={styles['fact']}>
                {facts[index]?.content}
              </span>
            )),
          ],
        }))}
      />
    </section>
  );
}

/** The same facts in the same order for every line. */
function factsOf(line: ComparedLine, baseline: Baseline): readonly Fact[] {
  const { id, title, amount, side, path, nature, vintage, source } = line;
  const places = [
    side === 'expense' ? 'Dépenses' : 'Recettes',
    ...path.map((place) => place.title),
  ];
  return [
    { id: 'amount', label: 'Montant', content: <Amount value={amount} /> },
    {
      id: 'before',
      label: <TermLink to={termPath('montant_net')}>Avant transferts</TermLink>,
      content: <Amount value={line.amountBeforeTransfers ?? amount} />,
    },
    { id: 'share', label: 'Part du total', content: shareTextOf(line, baseline) },
    {
      id: 'adult',
      label: `Par adulte (${formatPopulation(baseline.adults)})`,
      content: `${formatEuros(perAdultOf(amount, baseline))} par an`,
    },
    { id: 'path', label: 'Où elle se trouve', content: places.join(' › ') },
    { id: 'who', label: 'Qui paie ou perçoit', content: payersTextOf(line) },
    {
      id: 'nature',
      label: <TermLink to={termPath('nature')}>Nature du chiffre</TermLink>,
      content: <NatureTag nature={nature} more={estimatedWords(line)} />,
    },
    {
      id: 'year',
      label: 'Année',
      content: vintage,
    },
    {
      id: 'source',
      label: 'Source',
      content: (
        <>
          <span className={styles['source']}>
            {source === null ? UNKNOWN : `${source.producer}, ${source.title}`}
          </span>
          <TextLink to={linePath(id)} className={styles['small']}>
            Référence et détail<VisuallyHidden> : {title}</VisuallyHidden>
          </TextLink>
        </>
      ),
    },
  ];
}

/** A line above the programme has the payers of its lines. */
function payersTextOf({ payers, paint }: ComparedLine): string {
  return payers.length > 1
    ? payers.map((payer) => payerWords[payer]).join(', ')
    : administrations[paint];
}

function shareTextOf(line: ComparedLine, baseline: Baseline): string {
  const share = shareOfTotal(line, baseline);
  if (!share.ok) return OUTSIDE;
  return `${formatShare(share.value)} ${line.side === 'expense' ? 'de la dépense publique' : 'des recettes publiques'}`;
}
