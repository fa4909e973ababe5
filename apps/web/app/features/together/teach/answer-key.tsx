import { sorted } from '@nosmilliards/domain/list';
import type { Millions } from '@nosmilliards/domain/money/money';
import { Amount } from '#ui/amount.tsx';
import { DataTable } from '#ui/data-table.tsx';
import type { TeachingKit } from '#page-data/teach.server.ts';
import styles from './teach.module.css';

const PARTS = [
  ['expense', 'Dépenses'],
  ['niche', 'Niches fiscales'],
  ['revenue', 'Recettes'],
] as const satisfies readonly [TeachingKit['cards'][number]['kind'], string][];

/** The order of the cards, and the effect of the same change on each. */
export function AnswerKey({ kit: { cards } }: { readonly kit: TeachingKit }) {
  return (
    <div className={styles['key']}>
      <p>
        Du plus grand montant au plus petit, puis l’effet sur le solde d’une baisse ou d’une hausse
        de 10 % et d’une suppression, calculés comme sur la feuille, sans les limites de chaque
        carte. Pour 5 %, la moitié ; pour 20 %, le double. Les trois questions demandent un avis :
        elles n’ont pas de corrigé.
      </p>
      {PARTS.map(([kind, name]) => (
        <DataTable
          key={kind}
          caption={`${name}, effets sur le solde en Md€`}
          columns={[
            { id: 'decision', label: 'Décision' },
            { id: 'amount', label: 'Montant', numeric: true },
            { id: 'decrease', label: 'Baisse de 10 %', numeric: true },
            { id: 'increase', label: 'Hausse de 10 %', numeric: true },
            { id: 'remove', label: 'Suppression', numeric: true },
          ]}
          rows={sorted(
            cards.filter((card) => card.kind === kind),
            (a, b) => b.amount - a.amount,
          ).map(({ id, title, amount, effects }) => ({
            id,
            cells: [
              title,
              <Amount key="amount" value={amount} form="billions" plain />,
              <Effect key="decrease" value={effects.decrease} />,
              <Effect key="increase" value={effects.increase} />,
              <Effect key="remove" value={effects.remove} />,
            ],
          }))}
        />
      ))}
    </div>
  );
}

function Effect({ value }: { readonly value: Millions | null }) {
  return value === null ? 'sans objet' : <Amount value={value} form="billions" signed plain />;
}
