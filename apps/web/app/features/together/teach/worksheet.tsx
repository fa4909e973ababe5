import { PAPER_LETTERS } from '@nosmilliards/domain/tally/paper';
import { CHOICE_TYPES } from '@nosmilliards/domain/tally/tally';
import { Amount } from '#ui/amount.tsx';
import { DataTable } from '#ui/data-table.tsx';
import type { TeachingKit } from '#page-data/teach.server.ts';
import styles from './teach.module.css';

/** One A4 page: the sixteen decisions, then the sum. */
export function Worksheet({ kit: { cards, balance } }: { readonly kit: TeachingKit }) {
  return (
    <>
      <p>
        Pour chaque décision, entourez <strong>G</strong> pour garder, <strong>A</strong> pour
        augmenter, <strong>R</strong> pour réduire ou <strong>S</strong> pour supprimer, puis
        écrivez le pourcentage. <strong>Effet</strong> = montant × pourcentage ÷ 100. Il s’ajoute au
        solde quand une dépense ou une niche baisse, ou quand une recette monte ; il s’en retire
        dans les autres cas. Sur le site, chaque carte d’une décision garde ses propres limites :
        l’effet d’un fort pourcentage y est plus petit.
      </p>
      <div className={styles['worksheet']}>
        <DataTable
          caption="Mon budget"
          columns={[
            { id: 'decision', label: 'Décision' },
            { id: 'amount', label: 'Montant', numeric: true },
            { id: 'choice', label: 'Choix' },
            { id: 'percent', label: 'Pourcentage' },
            { id: 'effect', label: 'Effet, en Md€' },
          ]}
          rows={cards.map(({ id, title, amount, kind }, index) => ({
            id,
            cells: [
              `${index + 1}. ${title}`,
              <Amount key="amount" value={amount} form="billions" plain />,
              CHOICE_TYPES.filter((type) => kind !== 'niche' || type !== 'increase')
                .map((type) => PAPER_LETTERS[type])
                .join(' '),
              '…\u00A0%',
              '…',
            ],
          }))}
          total={{
            id: 'total',
            cells: [
              'Mon solde = départ + effets',
              <Amount key="start" value={balance} form="billions" signed plain />,
              '',
              '',
              '…',
            ],
          }}
        />
      </div>
      <ol>
        <li>Quel choix a le plus grand effet ? Pourquoi l’avez-vous fait ?</li>
        <li>Quel choix avez-vous hésité à faire ? Qui y gagne, qui y perd ?</li>
        <li>Que se passerait-il que ce calcul ne montre pas ?</li>
      </ol>
    </>
  );
}
