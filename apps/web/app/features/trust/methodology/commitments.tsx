import { paths } from '#site/path.ts';
import { TextLink } from '#ui/text-link.tsx';

export function Comparisons({
  written,
  found,
}: {
  readonly written: number;
  readonly found: number;
}) {
  return (
    <p>
      Le site en propose {written + found} : {written} écrites à la main, avec des montants lus dans
      l’arbre, et {found} trouvées par une règle. Celle-ci cherche deux lignes d’au moins un
      milliard, dans deux catégories, de la même année, dont le rapport tombe à 1 % près sur un
      nombre entier de 1 à 4. Elle écarte les estimations, les restes, les transferts et les lignes
      techniques.
    </p>
  );
}

export function Silences() {
  return (
    <>
      <p>
        Les effets sont comptables, toutes choses égales par ailleurs. Cela vaut de la même façon
        pour une dépense, une recette et une niche.
      </p>
      <ul>
        <li>Il ne dit rien des droits acquis, ni des contrats en cours.</li>
        <li>Il ne prédit pas les réactions des personnes et des entreprises.</li>
        <li>
          Il ne compte pas les effets en retour sur l’activité, l’emploi, la croissance et les
          recettes.
        </li>
        <li>Il ne dit pas si un budget est meilleur qu’un autre.</li>
      </ul>
    </>
  );
}

export function Neutrality() {
  return (
    <ul>
      <li>
        Une description dit ce que l’argent paie. Elle ne juge pas. Un contrôle refuse les mots qui
        jugent. Les messages du jeu (« Déficit critique ! ») et les noms des succès sont ceux du
        cahier des charges de départ : ils n’entrent dans aucun chiffre et ne quittent pas
        l’appareil.
      </li>
      <li>Les mêmes règles valent pour toutes les lignes, quel que soit le sujet.</li>
      <li>Les quatre choix d’une carte ont la même place et la même taille.</li>
      <li>
        Un doute est écrit. Une erreur signalée est corrigée et datée (
        <TextLink to={paths.corrections}>corrections</TextLink>).
      </li>
      <li>Nos Milliards est indépendant de l’État et des partis.</li>
    </ul>
  );
}
