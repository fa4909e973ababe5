import { paths } from '#site/path.ts';
import { TextLink } from '#ui/text-link.tsx';
import styles from './teach.module.css';

/** Questions without answers: the site and the teacher stay neutral. */
export function Discussion() {
  return (
    <div className={styles['guide']}>
      <h3>Qui mène</h3>
      <ul>
        <li>ne dit pas ce qu’il choisirait, ni avant, ni après ;</li>
        <li>demande pour chaque choix un argument pour et un argument contre, à deux voix ;</li>
        <li>sépare ce qui est un fait (un montant, une loi) de ce qui est un jugement ;</li>
        <li>
          ne fait lire son budget à voix haute à personne qui ne le veut pas : c’est une opinion.
        </li>
      </ul>
      <h3>Les questions, les mêmes pour toute carte</h3>
      <ul>
        <li>Qui reçoit cet argent ? Qui le verse ?</li>
        <li>Qui décide de ce montant : l’État, la Sécurité sociale, une collectivité ?</li>
        <li>Que faudrait-il pour le changer : une loi, un contrat, du temps ?</li>
        <li>Qu’est-ce qui changerait dans un an ? Dans dix ans ?</li>
        <li>Deux budgets au même solde ont-ils fait les mêmes choix ?</li>
        <li>Que dirait quelqu’un qui a fait le choix contraire ?</li>
      </ul>
      <h3>Ce que le calcul ne dit pas</h3>
      <p>
        Les effets sont comptables, toutes choses égales par ailleurs : ni la croissance, ni les
        prix, ni les conduites ne changent. Une dépense réduite peut en faire naître une autre, un
        impôt augmenté faire entrer moins que prévu, et rien n’est dit de ce que le droit permet. Le
        détail est à la page <TextLink to={`${paths.methodology}#limites`}>Méthodologie</TextLink>.
      </p>
      <h3>Pour aller plus loin</h3>
      <p>
        Mettre deux budgets côte à côte, par leur lien ou leur code QR, montre où ils se rejoignent
        et ce que donnerait leur moyenne. Lire ensuite une{' '}
        <TextLink to={paths.explorer}>ligne du budget</TextLink>, ses années passées et sa source.
      </p>
    </div>
  );
}
