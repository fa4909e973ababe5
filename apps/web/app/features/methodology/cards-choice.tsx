import { Link } from 'react-router';
import { linePath, paths } from '#browser/path.ts';
import { Amount } from '#ui/amount.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { MethodologySheet } from './methodology-sheet.ts';

const sectorNames = {
  etat_central: 'État',
  securite_sociale: 'Sécurité sociale',
  collectivites: 'Collectivités',
  dette: 'Dette',
  niches_fiscales: 'Niches fiscales',
};

export function CardsChoice({ cards }: { readonly cards: MethodologySheet['cards'] }) {
  return (
    <>
      <p>
        Le nombre de cartes par secteur et dix de leurs montants viennent du modèle de départ. Les
        autres lignes ont été choisies parmi les grandes, pour se décider en une phrase. Chaque
        carte nomme les lignes qu’elle couvre, et aucun euro n’est sur deux cartes.
      </p>
      <DataTable
        caption={`Les ${cards.count} cartes, dans l’ordre du jeu`}
        columns={[
          { id: 'sector', label: 'Secteur' },
          { id: 'count', label: 'Cartes', numeric: true },
          { id: 'amount', label: 'Montant', numeric: true },
        ]}
        rows={cards.sectors.map(({ sector, count, amount }) => ({
          id: sector,
          cells: [sectorNames[sector], count, <Amount key="amount" value={amount} />],
        }))}
      />
      <ul>
        <li>
          <strong>L’ordre</strong> est celui des secteurs, puis des montants décroissants. Il est le
          même pour tous.
        </li>
        <li>
          <strong>Les limites</strong> d’une carte, baisse et hausse maximales, sont retenues par
          Nos Milliards. Elles bornent le curseur ; elles ne disent rien de ce que le droit permet.
        </li>
        <li>
          <strong>Les recettes</strong> n’ont pas de carte. Elles se votent dans l’
          <TextLink to={`${paths.explorer}?tab=revenues`}>explorateur</TextLink>, comme toutes les
          lignes sans carte.
        </li>
        <li>
          <strong>Ce qui manque au jeu</strong> : hors niches, les cartes font{' '}
          <Amount value={cards.amount} />. {cards.uncoveredCount} sous-catégories de dépenses se
          votent sans avoir de carte. Les plus grandes :{' '}
          {cards.uncovered.map(({ id, title, amount }, index) => (
            <span key={id}>
              {index > 0 && '\u202F; '}
              <Link to={linePath(id)}>{title}</Link> (<Amount value={amount} />)
            </span>
          ))}
          .
        </li>
      </ul>
    </>
  );
}
