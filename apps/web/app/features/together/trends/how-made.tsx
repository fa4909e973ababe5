import { PUBLICATION_RULE } from '@nosmilliards/contract/publication-rule';
import { formatCount } from '@nosmilliards/domain/money/format';
import { termPath } from '#site/path.ts';
import { Disclosure } from '#ui/disclosure.tsx';
import { TextLink } from '#ui/text-link.tsx';
import styles from './trends.module.css';

/** How the totals are made, and what they are not. /methodologie links here. */
export function HowMade() {
  const { threshold, preciseFrom, lotChanges, lotMost } = PUBLICATION_RULE;
  return (
    <section aria-labelledby="methode" className={styles['section']}>
      <h2 id="methode" tabIndex={-1}>
        Comment ces totaux sont faits
      </h2>
      <ol className={styles['steps']}>
        <li>
          <h3>Chacun décide d’envoyer</h3>
          <p>
            Sans accord, rien ne quitte le navigateur. Personne n’est tiré au sort, rien n’est
            redressé.
          </p>
        </li>
        <li>
          <h3>Des compteurs, pas des bulletins</h3>
          <p>
            Chaque envoi est ajouté à des compteurs, puis oublié. Un{' '}
            <TextLink to={termPath('bruit')}>bruit</TextLink> protège le choix de chacun.
          </p>
        </li>
        <li>
          <h3>Par lots entiers</h3>
          <p>
            Au moins {formatCount(lotChanges)} ajouts ou retraits, au moins une heure sauf s’ils
            sont {formatCount(lotMost)}. Un lot bourré de faux bulletins est écarté, et la raison
            est publiée.
          </p>
        </li>
      </ol>
      <Disclosure summary="Le détail de la méthode">
        <div className={styles['method']}>
          <p>
            Ces totaux additionnent les choix des visiteurs qui ont demandé à les ajouter. Ce n’est
            pas un sondage. Ils ne disent rien de la population, et une même personne peut envoyer
            plusieurs bulletins : un réseau qui en envoie des centaines doit attendre, rien d’autre
            ne l’empêche.
          </p>
          <p>
            Rien n’est publié avant {formatCount(threshold)} bulletins. La publication suivante
            vient à {formatCount(preciseFrom)}, puis elles se rapprochent : chacune ajoute un bruit,
            et tous ensemble restent alors sous un point. Avant, il peut déplacer une part de
            3 points, de 7 quand quatre bulletins sur dix répondent. Là où il pèserait davantage, la
            part n’est pas publiée.
          </p>
          <p>
            Le bruit est réglé pour un bulletin entier : qui connaîtrait tous les autres, et
            hésiterait entre deux profils opposés, trouverait le bon 54 fois sur 100 au lieu de 50.
          </p>
          <p>
            Les parts, arrondies au point sous {formatCount(preciseFrom)} bulletins, sont celles des
            bulletins qui décident sur la carte. Le budget médian réunit les médianes des cartes :
            ce n’est le budget de personne.
          </p>
        </div>
      </Disclosure>
    </section>
  );
}
