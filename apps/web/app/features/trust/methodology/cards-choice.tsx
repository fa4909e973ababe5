import { SECTOR_NAMES } from '@nosmilliards/domain/budget/sector';
import { Fragment } from 'react';
import { Link } from 'react-router';
import { linePath } from '#site/path.ts';
import { Amount } from '#ui/amount.tsx';
import type { MethodologyData } from '#page-data/methodology.server.ts';

export function CardsChoice({ cards }: { readonly cards: MethodologyData['cards'] }) {
  return (
    <>
      <p>
        Le jeu a {cards.count} cartes, par secteur :{' '}
        {cards.sectors
          .map(({ sector, count }) => `${SECTOR_NAMES[sector]}\u00A0(${count})`)
          .join(', ')}
        . Leur nombre par secteur et dix de leurs montants viennent du modèle de départ. Les autres
        lignes ont été choisies parmi les grandes, pour se décider en une phrase. Chaque carte nomme
        les lignes qu’elle couvre, et aucune ligne n’est sur deux cartes. Des euros le sont : la
        gestion de la branche vieillesse, les assistants familiaux, et les cotisations de retraite
        des employeurs publics, comptées dans les pensions et dans les salaires.{' '}
        {cards.revenueCount} cartes de recettes s’y ajoutent à la demande.
      </p>
      <ul>
        <li>
          <strong>L’ordre</strong> est celui des secteurs, puis des montants décroissants. Il est le
          même pour tous.
        </li>
        <li>
          <strong>Les repères officiels</strong>, « Voté » et « Dépensé », portent sur les lignes de
          la carte, nettes des mêmes transferts. Un vote ou un constat plus large n’est pas un
          repère : la carte dit « non disponible », et sa page pourquoi. Une niche n’est ni votée ni
          dépensée : ses repères sont « Prévu » et « Estimé ».
        </li>
        <li>
          <strong>Ce qui manque au jeu</strong> : hors niches et recettes, les cartes font{' '}
          <Amount value={cards.amount} />. {cards.uncoveredCount} sous-catégories de dépenses se
          votent sans avoir de carte. Les plus grandes :{' '}
          {cards.uncovered.map(({ id, title, amount }, index) => (
            <Fragment key={id}>
              {index > 0 && '\u202F; '}
              <Link to={linePath(id)}>{title}</Link> (<Amount value={amount} />)
            </Fragment>
          ))}
          .
        </li>
      </ul>
    </>
  );
}
