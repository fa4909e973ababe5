import { formatDay } from '@nosmilliards/domain/money/day';
import { lineFilePath, paths } from '#site/path.ts';
import { published } from '#site/published-path.ts';
import type { OpenData } from '#page-data/open-data.server.ts';
import { FactList } from '#ui/fact-list.tsx';
import { ReadingPage } from '#ui/reading-page.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { Citation, type DataEdition } from './citation.tsx';
import { Dictionary } from './dictionary.tsx';
import { Downloads } from './downloads.tsx';

type OpenDataPageProps = OpenData & {
  readonly edition: DataEdition;
  /** The public address of this page. */
  readonly address: string;
};

export function OpenDataPage({ files, tables, edition, address }: OpenDataPageProps) {
  return (
    <ReadingPage
      title="Données"
      lede="Tous les chiffres du site, avec leurs sources, à télécharger et à réutiliser librement."
      hasContents
      sections={[
        { id: 'telecharger', title: 'Télécharger', content: <Downloads files={files} /> },
        { id: 'ouvrir', title: 'Ouvrir les fichiers', content: <Opening /> },
        { id: 'ligne', title: 'Une seule ligne', content: <OneLine /> },
        {
          id: 'dictionnaire',
          title: 'Dictionnaire des colonnes',
          content: <Dictionary tables={tables} />,
        },
        { id: 'tendances', title: 'Les tendances', content: <CommonTotals /> },
        { id: 'integrer', title: 'Dans une autre page', content: <Framing /> },
        { id: 'versions', title: 'Versions', content: <Versions edition={edition} /> },
        {
          id: 'citer',
          title: 'Comment citer',
          content: <Citation edition={edition} address={address} />,
        },
        { id: 'licence', title: 'Licence', content: <Licence /> },
      ]}
    />
  );
}

function Opening() {
  return (
    <>
      <p>
        Les CSV sont en UTF-8, avec une virgule entre les colonnes et un point décimal. Les montants
        sont en millions d’euros. Dans un tableur français, passez par l’import (« Données, À partir
        d’un fichier texte ») et déclarez en texte les colonnes <code>id</code> et{' '}
        <code>code_officiel</code>.
      </p>
      <p>
        Pour additionner des lignes, prenez <code>montant_net</code> : ce qui passe d’une
        administration à une autre n’y compte qu’une fois (
        <TextLink to={`${paths.methodology}#consolidation`}>consolidation</TextLink>). Ne mêlez ni
        les niveaux, ni les niches, qui sont hors du total.
      </p>
    </>
  );
}

function OneLine() {
  return (
    <p>
      Chaque ligne du budget a son fichier JSON, à l’adresse de sa page suivie de <code>.json</code>
      . Par exemple{' '}
      <a href={lineFilePath('defense_armees')}>
        <code>{lineFilePath('defense_armees')}</code>
      </a>
      . Les identifiants sont donnés pour toujours.
    </p>
  );
}

function CommonTotals() {
  return (
    <>
      <p>
        Les <TextLink to={paths.trends}>tendances</TextLink> sont publiées comme des fichiers, les
        mêmes pour tous, dès qu’il y a assez de bulletins (
        <TextLink to={`${paths.trends}#methode`}>comment elles sont faites</TextLink>) :
      </p>
      <ul>
        <li>
          <a href={published.trends}>
            <code>{published.trends}</code>
          </a>
          , les parts par numéro de carte, les médianes et les soldes ;
        </li>
        <li>
          <a href={published.ledger}>
            <code>{published.ledger}</code>
          </a>
          , le registre d’intégrité, lot par lot ;
        </li>
        <li>
          <a href={published.page}>
            <code>{published.page}</code>
          </a>
          , les deux en tableaux, sans script.
        </li>
      </ul>
    </>
  );
}

function Framing() {
  return (
    <p>
      Une carte, une ligne, une comparaison ou l’image de toute la dépense se montrent dans un
      article ou un blog, avec leur source : <TextLink to={paths.integrate}>Intégrer</TextLink>.
    </p>
  );
}

function Versions({ edition }: { readonly edition: DataEdition }) {
  return (
    <>
      <FactList
        facts={[
          ['Édition', String(edition.year)],
          ['Version', edition.version],
          ['Mise à jour', formatDay(edition.updated)],
        ]}
      />
      <p>
        L’adresse des fichiers porte l’édition et la version. Un montant changé après publication
        entre au <TextLink to={`${paths.corrections}#journal`}>journal des corrections</TextLink>.
      </p>
    </>
  );
}

function Licence() {
  return (
    <p>
      Licence Ouverte 2.0 (Etalab) : copier, modifier, publier, même pour en vivre, à condition de
      citer la source et la date de mise à jour. Les documents d’origine gardent leur propre
      licence, donnée dans <code>sources.csv</code>.
    </p>
  );
}
