import { PUBLICATION_RULE } from '@nosmilliards/contract/publication-rule';
import { formatCount } from '@nosmilliards/domain/money/format';
import { termPath } from '#browser/path.ts';
import { TextLink } from '#ui/text-link.tsx';
import styles from './trends.module.css';

/** How the totals are made, and what they are not. /methodologie links here. */
export function HowMade() {
  const { threshold, tenthsFrom, lotChanges } = PUBLICATION_RULE;
  return (
    <section aria-labelledby="methode" className={styles['method']}>
      <h2 id="methode" tabIndex={-1}>
        Comment ces totaux sont faits
      </h2>
      <p>
        Ces totaux additionnent les choix des visiteurs qui ont demandé à les ajouter. Ce n’est pas
        un sondage : personne n’est tiré au sort, rien n’est redressé. Ils ne disent rien de la
        population, et une même personne peut envoyer plusieurs bulletins : un réseau qui en envoie
        des centaines doit attendre, rien d’autre ne l’empêche.
      </p>
      <p>
        Aucun bulletin n’est gardé : chacun est ajouté à des compteurs, puis oublié. Rien n’est
        publié avant {formatCount(threshold)} bulletins ; ensuite, les totaux changent par lots
        entiers, d’au moins {formatCount(lotChanges)} ajouts ou retraits et d’au moins une heure.
        Chaque compteur d’un lot reçoit un <TextLink to={termPath('bruit')}>bruit</TextLink>, tiré
        au sort une fois et jamais changé : le choix de chacun est protégé. Qui connaîtrait déjà un
        bulletin entier pourrait encore deviner, mieux qu’au hasard, s’il a été compté.
      </p>
      <p>
        Les parts, arrondies au point sous {formatCount(tenthsFrom)} bulletins, sont celles des
        bulletins qui décident sur la carte. Le budget médian réunit les médianes des cartes : ce
        n’est le budget de personne. Un lot bourré de faux bulletins est écarté en entier, et la
        raison est publiée.
      </p>
    </section>
  );
}
