import { formatDay } from '@nosmilliards/domain/money/day';
import { lineFilePath, paths } from '#site/path.ts';
import { published } from '#site/published-path.ts';
import type { OpenData } from '#page-data/open-data.server.ts';
import type { Shelf } from '#page-data/source-list.server.ts';
import { headingOf, pages } from '#site/pages.ts';
import { FactList } from '#ui/fact-list.tsx';
import { Questions } from '#ui/questions.tsx';
import { ReadingPage } from '#ui/reading-page.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { Citation, type DataEdition } from './citation.tsx';
import { CommuneFiles } from './commune-files.tsx';
import { Dictionary } from './dictionary.tsx';
import { Documents } from './documents.tsx';
import { Downloads } from './downloads.tsx';

type OpenDataPageProps = OpenData & {
  readonly shelves: readonly Shelf[];
  readonly edition: DataEdition;
  /** Those before, newest first. */
  readonly formers: readonly FormerData[];
  /** The public address of this page. */
  readonly address: string;
};

type FormerData = { readonly year: number; readonly version: string; readonly updated: string };

export function OpenDataPage({
  files,
  tables,
  shelves,
  edition,
  formers,
  address,
}: OpenDataPageProps) {
  const documents = shelves.reduce((sum, { sources }) => sum + sources.length, 0);
  return (
    <ReadingPage
      title={headingOf(pages.data)}
      lede={
        <>
          Les {documents} documents d’où viennent les chiffres, cellule par cellule, et tout le
          budget <a href="#telecharger">à télécharger</a>, sous licence ouverte.
        </>
      }
      sections={[
        { id: 'sources', title: 'Les documents', content: <Documents shelves={shelves} /> },
        { id: 'telecharger', title: 'Télécharger', content: <Downloads files={files} /> },
        { id: 'communes', title: 'Les communes', content: <CommuneFiles /> },
        {
          id: 'reutiliser',
          title: 'Réutiliser',
          content: (
            <Questions
              questions={[
                { id: 'licence', question: 'Que peut-on en faire\u202F?', answer: <Licence /> },
                {
                  id: 'citer',
                  question: 'Comment citer\u202F?',
                  answer: <Citation edition={edition} address={address} />,
                },
                {
                  id: 'ouvrir',
                  question: 'Comment ouvrir les fichiers\u202F?',
                  answer: <Opening />,
                },
                {
                  id: 'dictionnaire',
                  question: 'Que contient chaque colonne\u202F?',
                  answer: <Dictionary tables={tables} />,
                },
                { id: 'ligne', question: 'Où lire une seule ligne\u202F?', answer: <OneLine /> },
                {
                  id: 'tendances',
                  question: 'Et les tendances\u202F?',
                  answer: <CommonTotals />,
                },
                {
                  id: 'integrer',
                  question: 'Comment montrer un chiffre dans une autre page\u202F?',
                  answer: <Framing />,
                },
                {
                  id: 'versions',
                  question: 'De quelle version s’agit-il\u202F?',
                  answer: <Versions edition={edition} formers={formers} />,
                },
              ]}
            />
          ),
        },
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

function Versions({ edition, formers }: Pick<OpenDataPageProps, 'edition' | 'formers'>) {
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
      {formers.length > 0 && (
        <>
          <p>Les fichiers des éditions passées restent à leur adresse :</p>
          <ul>
            {formers.map(({ year, version, updated }) => (
              <li key={year}>
                Édition {year}, version {version}, mise à jour du {formatDay(updated)} :{' '}
                <a href={`/donnees/${year}/${version}/datapackage.json`}>
                  <code>datapackage.json</code>
                </a>
                .
              </li>
            ))}
          </ul>
        </>
      )}
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
