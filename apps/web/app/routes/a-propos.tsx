import edition from '@nosmilliards/data/built/edition.json';
import { figures } from '@nosmilliards/data/built/figures.json';
import { sources } from '@nosmilliards/data/built/sources.json';
import { FigureSheet } from '#features/about/figure-sheet.tsx';
import { metaOf } from '#meta.ts';
import { PageHeading } from '#ui/page-heading.tsx';
import styles from './a-propos.module.css';

const deficits = [
  'deficit_reference',
  'deficit_etat_premier_semestre',
  'deficit_etat_loi',
  'budget_etat',
].flatMap((id) => {
  const figure = figures[id];
  const source = figure && sources[figure.source];
  return source ? [{ ...figure, source }] : [];
});

export const meta = () =>
  metaOf('À propos', 'Ce qu’est Nos Milliards, d’où viennent ses chiffres et ce qu’ils mesurent.');

export default function About() {
  return (
    <div className={styles['page']}>
      <PageHeading lede="Un outil indépendant pour comprendre le budget public, et dire ce que vous en feriez.">
        À propos
      </PageHeading>
      <section aria-labelledby="vision">
        <h2 id="vision">Pourquoi ce site</h2>
        <p>
          Le budget public est l’affaire de tous, et presque personne ne l’a en main. Nos Milliards
          le montre ligne par ligne et laisse chacun décider. Il n’est lié ni à l’État, ni à un
          parti, et ne demande aucun compte.
        </p>
      </section>
      <section aria-labelledby="deficits">
        <h2 id="deficits">Plusieurs déficits, plusieurs périmètres</h2>
        <p>
          Plusieurs chiffres circulent pour la même année. Ils ne mesurent pas la même chose et ne
          se comparent pas entre eux.
        </p>
        <div className={styles['sheets']}>
          {deficits.map((figure) => (
            <FigureSheet key={figure.id} figure={figure} />
          ))}
        </div>
      </section>
      <section aria-labelledby="possibilites">
        <h2 id="possibilites">Ce que l’on peut faire</h2>
        <ul>
          <li>Explorer les dépenses et les recettes, de la catégorie à la sous-action.</li>
          <li>Comparer deux à six lignes, et partager la comparaison par un lien.</li>
          <li>Voter, ligne par ligne ou en 64 cartes, et voir le déficit bouger.</li>
        </ul>
      </section>
      <section aria-labelledby="sources">
        <h2 id="sources">D’où viennent les chiffres</h2>
        <p>{edition.perimeter}</p>
        <ul>
          {edition.laws.map(({ number, title }) => (
            <li key={number}>
              {title} (loi n° {number})
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="technique">
        <h2 id="technique">Comment c’est fait</h2>
        <p>
          Un site de pages écrites d’avance, en TypeScript et React, sans serveur d’application,
          sans compte et sans traceur. Le code est libre (EUPL-1.2), les données aussi (Licence
          Ouverte 2.0).
        </p>
      </section>
      <section aria-labelledby="etat">
        <h2 id="etat">Où en est le projet</h2>
        <p>
          Version {import.meta.env.APP_VERSION}, en développement. Les pages encore en construction
          le disent.
        </p>
      </section>
    </div>
  );
}
