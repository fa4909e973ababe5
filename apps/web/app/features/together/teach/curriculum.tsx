import { ExternalLink } from '#ui/external-link.tsx';

/** In general terms: the exact titles change, and the ministry publishes them. */
export function Curriculum() {
  return (
    <>
      <p>
        <strong>Niveau.</strong> Lycée, de la seconde à la terminale. Au collège, en troisième, sans
        les pourcentages : chacun entoure G, A, R ou S, et l’on compte les choix.
      </p>
      <ul>
        <li>
          <strong>Sciences économiques et sociales</strong> (première et terminale) : les dépenses
          et les recettes publiques, le déficit, la dette et leur financement ; la protection
          sociale ; les politiques économiques dans le cadre européen.
        </li>
        <li>
          <strong>Enseignement moral et civique</strong> (collège et lycée) : débattre et
          argumenter, distinguer un fait d’une opinion ; la loi, l’impôt, le vote.
        </li>
        <li>
          <strong>Histoire-géographie</strong> (collège et lycée) : la Sécurité sociale depuis 1945,
          l’État, les collectivités et les territoires, l’Union européenne.
        </li>
      </ul>
      <p>
        Ce sont des thèmes, pas des citations des programmes. Les textes en vigueur sont publiés par
        le ministère sur <ExternalLink href="https://eduscol.education.fr/">Éduscol</ExternalLink>.
      </p>
    </>
  );
}
