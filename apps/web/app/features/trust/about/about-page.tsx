import { Fragment } from 'react';
import { formatDay } from '@nosmilliards/domain/money/day';
import { paths, termPath } from '#site/path.ts';
import type { AboutData } from '#page-data/about.server.ts';
import { ReadingPage } from '#ui/reading-page.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { FigureEntry } from './figure-entry.tsx';
import styles from './about-page.module.css';

type AboutPageProps = AboutData & { readonly version: string };

export function AboutPage(props: AboutPageProps) {
  const { figures, balance, edition, version } = props;
  return (
    <ReadingPage
      title="À propos"
      lede="Un outil indépendant pour comprendre le budget public, et dire ce que vous en feriez."
      hasContents
      sections={[
        { id: 'vision', title: 'Pourquoi ce site', content: <Vision /> },
        {
          id: 'possibilites',
          title: 'Ce que l’on peut faire',
          content: <Features {...props} />,
        },
        {
          id: 'deficits',
          title: 'Plusieurs chiffres, plusieurs périmètres',
          content: <Figures figures={figures} />,
        },
        {
          id: 'solde',
          title: 'Le solde de l’État depuis janvier',
          content: <Balance balance={balance} />,
        },
        { id: 'sources', title: 'D’où viennent les chiffres', content: <Origins {...edition} /> },
        { id: 'technique', title: 'Comment c’est fait', content: <Technology /> },
        {
          id: 'etat',
          title: 'Où en est le projet',
          content: <Status edition={edition} version={version} />,
        },
      ]}
    />
  );
}

function Vision() {
  return (
    <>
      <p>
        Le budget public est l’affaire de tous, et presque personne ne l’a en main. Nos Milliards le
        montre ligne par ligne, toutes administrations réunies, et laisse chacun décider.
      </p>
      <p>
        Il n’est lié ni à l’État, ni à un parti. Il ne dit pas quel budget est le bon. Il ne demande
        aucun compte, et sans votre accord vos choix restent dans votre navigateur.
      </p>
    </>
  );
}

function Features({ lineCount, cardCount, decisionCount }: AboutPageProps) {
  return (
    <ul>
      <li>
        <TextLink to={paths.explorer}>Explorer</TextLink> {lineCount} lignes de dépenses et de
        recettes, de la catégorie à la sous-action. Chacune a sa page, avec sa source et son
        histoire.
      </li>
      <li>
        <TextLink to={paths.explorer}>Voir le budget en images</TextLink> : ce qu’il paie, et d’où
        vient l’argent.
      </li>
      <li>
        Comparer de deux à six lignes, choisies dans l’explorateur, et partager la comparaison par
        un lien.
      </li>
      <li>
        Faire votre budget <TextLink to={paths.express}>en {decisionCount} décisions</TextLink>,{' '}
        <TextLink to={paths.game}>en {cardCount} cartes</TextLink>, avec les recettes ou sans, ou
        ligne par ligne, et voir le déficit bouger.
      </li>
      <li>
        À la fin, voir l’affiche de votre budget, ce qui tient dans les{' '}
        <TextLink to={`${paths.methodology}#limites-retenues`}>limites retenues</TextLink>, et
        l’imprimer.
      </li>
      <li>
        <TextLink to={paths.results}>Relire vos résultats</TextLink>, les modifier, les imprimer, ou
        les envoyer par un lien, une image, un code QR ou une lettre à votre député.
      </li>
      <li>
        Ouvrir le budget que quelqu’un vous envoie et le mettre à côté du vôtre : ce qui rapproche,
        ce qui sépare, et le{' '}
        <TextLink to={termPath('budget_a_mi_chemin')}>budget à mi-chemin</TextLink>.
      </li>
      <li>
        <TextLink to={paths.integrate}>Montrer un chiffre ou une carte</TextLink> dans la page d’un
        autre site.
      </li>
      <li>
        <TextLink to={paths.teach}>Tenir une séance</TextLink> avec une classe ou une association,
        sur papier ou non.
      </li>
      <li>
        <TextLink to={paths.data}>Télécharger les données</TextLink>, les réutiliser, et{' '}
        <TextLink to={paths.corrections}>signaler une erreur</TextLink>.
      </li>
    </ul>
  );
}

function Figures({ figures }: Pick<AboutPageProps, 'figures'>) {
  return (
    <>
      <p>
        Plusieurs chiffres circulent pour la même année. Ils ne mesurent pas la même chose et ne se
        comparent pas entre eux.
      </p>
      <div className={styles['sheets']}>
        {figures.map((figure) => (
          <FigureEntry key={figure.id} figure={figure} />
        ))}
      </div>
    </>
  );
}

function Balance({ balance }: Pick<AboutPageProps, 'balance'>) {
  const { words, cells, producer, published, consulted } = balance;
  return (
    <>
      <p>
        <strong>{words}.</strong> Ce n’est pas le déficit de l’année.
      </p>
      <p>
        {producer}, situation publiée en {formatDay(published)}, consultée le {formatDay(consulted)}
        . Cellules lues :{' '}
        {cells.map(({ year, to }, index) => (
          <Fragment key={year}>
            {index > 0 && ', '}
            <TextLink to={to}>{year}</TextLink>
          </Fragment>
        ))}
        . Le solde dépend du calendrier des encaissements et des paiements : il ne se prolonge pas
        jusqu’en décembre. Il est celui de l’État seul, en comptabilité budgétaire.
      </p>
    </>
  );
}

function Origins({ perimeter, laws }: AboutData['edition']) {
  return (
    <>
      <p>{perimeter}</p>
      <ul>
        {laws.map(({ number, title }) => (
          <li key={number}>
            {title} (loi n°&nbsp;{number})
          </li>
        ))}
        <li>Les comptes de l’Insee et d’autres documents publics, nommés sur chaque ligne</li>
      </ul>
      <p>
        Ce qui est officiel, calculé ou estimé porte une étiquette qui le dit. Le détail est à la
        page <TextLink to={paths.methodology}>Méthodologie</TextLink>, les mots sont au{' '}
        <TextLink to={paths.lexicon}>lexique</TextLink>.
      </p>
    </>
  );
}

function Technology() {
  return (
    <p>
      Un site de pages écrites d’avance, en TypeScript et React : tout se calcule à la construction
      ou dans votre navigateur, sans traceur (
      <TextLink to={paths.privacy}>confidentialité</TextLink>). Un service à part additionne les
      choix de qui le demande et tient les salles des séances ; le site marche entier sans lui. Le
      code est libre (EUPL-1.2), les données aussi (Licence Ouverte 2.0).
    </p>
  );
}

function Status({ edition, version }: Pick<AboutPageProps, 'edition' | 'version'>) {
  return (
    <p>
      Version {version} du site, édition {edition.year} des données (version {edition.version}, mise
      à jour le {formatDay(edition.updated)}). Ce que cette page décrit fonctionne.
    </p>
  );
}
