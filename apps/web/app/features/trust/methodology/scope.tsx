import { Fragment } from 'react';
import { Link } from 'react-router';
import { linePath, paths } from '#site/path.ts';
import { Amount } from '#ui/amount.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { natureWords } from '#ui/nature-words.ts';
import { NotedList } from '#ui/noted-list.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { MethodologyData } from '#page-data/methodology.server.ts';

type SheetProps = { readonly data: MethodologyData };

export function Scope({ data }: SheetProps) {
  return (
    <>
      <p>{data.perimeter}</p>
      <p>
        <strong>
          <Amount value={data.netExpenses} /> de dépenses nettes
        </strong>{' '}
        et{' '}
        <strong>
          <Amount value={data.netRevenues} /> de recettes nettes
        </strong>{' '}
        en {data.year}. Ces deux totaux, estimés, sont retenus par Nos Milliards comme point de
        départ du simulateur. L’Insee <a href="#comptes">constate un peu moins des deux côtés</a> :
        l’écart est une ligne technique, visible dans l’explorateur.
      </p>
      <ul>
        <li>
          <strong>Lignes de l’État</strong> : la loi votée, en crédits de paiement, de la mission à
          la sous-action. Leur somme est celle de la loi, à un euro près.
        </li>
        <li>
          <strong>Sécurité sociale</strong> : la loi de financement publiée au Journal officiel pour
          les objectifs de dépenses, les comptes des organismes et de la DREES pour le reste,
          l’Insee pour les recettes. L’année est sur la ligne.
        </li>
        <li>
          <strong>Collectivités et opérateurs</strong> : les comptes nationaux de {data.year},
          publiés par l’Insee le {data.published.accounts} ; l’aide sociale des départements vient
          de la DREES.
        </li>
        <li>
          <strong>Lignes techniques</strong> : ce qui relie le détail connu au total. Elles sont à
          part, en dernier, et ne se votent pas.
        </li>
      </ul>
      <p>
        Textes votés :{' '}
        {data.laws.map(({ number, title }, index) => (
          <Fragment key={number}>
            {index > 0 && '\u202F; '}
            {title} (n°&nbsp;{number})
          </Fragment>
        ))}
        .
      </p>
    </>
  );
}

export function Consolidation({ data }: SheetProps) {
  return (
    <>
      <p>
        Quand une administration verse de l’argent à une autre, la même somme apparaîtrait deux
        fois. Elle est marquée comme transfert : son montant s’affiche, son montant net est nul, et
        elle ne se vote pas. Les lignes font <Amount value={data.grossExpenses} /> avant cette
        consolidation, <Amount value={data.netExpenses} /> après. Voici tout ce qui est retiré :
      </p>
      <DataTable
        caption="Ce qui est retiré pour ne pas compter deux fois"
        columns={[
          { id: 'line', label: 'Ligne' },
          { id: 'removed', label: 'Retiré', numeric: true },
        ]}
        rows={data.removed.map(({ id, title, amount }) => ({
          id,
          cells: [
            <Link key={id} to={linePath(id)}>
              Sur « {title} »
            </Link>,
            amount,
          ],
        }))}
        total={{ id: 'total', cells: ['Différence', data.removedTotal] }}
      />
      <p>
        Le modèle de départ du site déclarait trois autres montants. Ils sont publiés avec leur
        repère officiel, et n’entrent dans aucun total :
      </p>
      <NotedList
        items={data.transfers.map(({ id, title, amount, nature, note }) => ({
          id,
          label: title,
          value: <Amount value={amount} />,
          note: `${natureWords[nature]}. ${note}`,
        }))}
      />
      <ul>
        <li>
          <strong>Un vote porte sur le montant net</strong> d’une ligne : une subvention supprimée
          ne compte pas deux fois.
        </li>
        <li>
          <strong>Remboursements d’impôts</strong> : ce sont des impôts rendus. Les recettes étant
          présentées nettes, ces lignes ont un net nul, sauf les crédits d’impôt liés à une
          politique publique.
        </li>
        <li>
          <strong>Pensions des fonctionnaires</strong> : la cotisation de l’État employeur est à la
          fois une dépense et une recette, comme à l’Insee. Supprimer une ligne n’efface pas les
          pensions déjà dues.
        </li>
        <li>
          <strong>Niches fiscales</strong> : des recettes que l’on ne perçoit pas. Elles sont hors
          du total.
        </li>
      </ul>
      <p>
        Les mots sont au <TextLink to={paths.lexicon}>lexique</TextLink>.
      </p>
    </>
  );
}
