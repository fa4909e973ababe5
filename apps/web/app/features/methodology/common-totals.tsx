import { PUBLICATION_RULE } from '@nosmilliards/contract/publication-rule';
import { formatCount } from '@nosmilliards/domain/money/format';
import { paths, termPath } from '#browser/path.ts';
import { TextLink } from '#ui/text-link.tsx';

/** How the totals of /tendances are made, and what they are not. */
export function CommonTotals() {
  const { threshold, tenthsFrom, lotChanges } = PUBLICATION_RULE;
  return (
    <>
      <p>
        Les <TextLink to={paths.trends}>tendances</TextLink> additionnent les choix des visiteurs
        qui ont demandé à les ajouter. Ce n’est pas un sondage : personne n’est tiré au sort, et
        rien n’est redressé. Elles ne disent rien de la population.
      </p>
      <ul>
        <li>
          Aucun bulletin n’est gardé : chacun est ajouté à des compteurs, puis oublié. Seuls les
          votes sur des cartes y entrent.
        </li>
        <li>
          Rien n’est publié avant {formatCount(threshold)} bulletins en tout. Ensuite, les totaux
          changent par lots entiers, d’au moins {formatCount(lotChanges)} ajouts ou retraits et d’au
          moins une heure.
        </li>
        <li>
          Chaque compteur d’un lot reçoit un <TextLink to={termPath('bruit')}>bruit</TextLink>, tiré
          au sort une fois et jamais changé. Deux publications ne laissent donc pas retrouver le
          choix d’une personne : il est protégé. Qui connaîtrait déjà un bulletin entier pourrait
          encore mieux que deviner s’il a été compté.
        </li>
        <li>
          Les parts sont arrondies au point sous {formatCount(tenthsFrom)} bulletins, au dixième
          au-delà. Les parts d’une carte sont celles des bulletins qui décident sur elle ; leur
          somme peut différer de 100 d’un ou deux points.
        </li>
        <li>
          La <TextLink to={termPath('mediane')}>médiane</TextLink> d’une carte est comptée par pas
          de cinq points. Le budget médian réunit ces médianes : ce n’est le budget de personne.
        </li>
        <li>
          Un lot bourré de faux bulletins ne peut pas être trié : il est écarté en entier, et la
          raison est publiée. Le registre dit combien de bulletins ont été reçus, retirés, écartés,
          refusés et pourquoi.
        </li>
        <li>
          Une même personne peut envoyer plusieurs bulletins : une preuve de travail la ralentit,
          rien ne l’empêche.
        </li>
      </ul>
    </>
  );
}
