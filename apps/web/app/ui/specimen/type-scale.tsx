import { millions } from '@nosmilliards/domain/money/money';
import { Amount } from '#ui/amount.tsx';
import { ExternalLink } from '#ui/external-link.tsx';
import { Logo } from '#ui/logo.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { Sample, Section } from './section.tsx';
import styles from './type-scale.module.css';

export function TypeScale() {
  return (
    <Section number={2} title="Textes et montants">
      <div className={styles['columns']}>
        <div className={styles['column']}>
          <Sample title="La marque">
            <p>
              <Logo />
            </p>
          </Sample>
          <Sample title="Échelle de titres">
            <p className={styles['h2']}>Ce que l’État dépense</p>
            <p className={styles['h3']}>Les missions de l’État</p>
            <p className={styles['h4']}>Enseignement scolaire</p>
          </Sample>
          <Sample title="Texte courant, lien, lien externe">
            <p>
              En 2025, l’ensemble des administrations publiques dépense 1 734,2 milliards d’euros.
              Le <TextLink to="/explorer">détail des lignes</TextLink> donne la source de chacune,
              par exemple la{' '}
              <ExternalLink href="https://www.insee.fr">comptabilité nationale</ExternalLink>.
            </p>
          </Sample>
        </div>
        <Sample title="Montants (fictifs) : simple, signé, en milliards, grand">
          <dl className={styles['amounts']}>
            <dt>Adaptatif</dt>
            <dd>
              <Amount value={millions(643)} />
            </dd>
            <dt>En milliards</dt>
            <dd>
              <Amount value={millions(643)} form="billions" />
            </dd>
            <dt>Presque rien</dt>
            <dd>
              <Amount value={millions(43)} form="billions" />
            </dd>
            <dt>Hausse</dt>
            <dd>
              <Amount value={millions(11_400)} signed />
            </dd>
            <dt>Solde</dt>
            <dd>
              <Amount value={millions(-143_600)} signed />
            </dd>
            <dt>Chiffre</dt>
            <dd>
              <Amount value={millions(108_800)} size="figure" />
            </dd>
            <dt>Grand chiffre</dt>
            <dd>
              <Amount value={millions(1_734_200)} size="big" />
            </dd>
          </dl>
        </Sample>
      </div>
    </Section>
  );
}
