import { progressOf, type Ledger } from '@nosmilliards/domain/vote/ledger';
import type { Baseline } from '@nosmilliards/domain/budget/baseline';
import { magnitudeOf, type Millions } from '@nosmilliards/domain/money/money';
import { paths } from '#browser/path.ts';
import { Amount } from '#ui/amount.tsx';
import { BalanceBullet } from '#ui/balance-bullet.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { Card } from '#ui/card.tsx';
import styles from './surplus.module.css';

type NoSurplusProps = {
  readonly ledger: Ledger;
  readonly balance: Millions;
  readonly baseline: Baseline;
};

/** The distance to a surplus, and links to reach it. */
export function NoSurplus({ ledger, balance, baseline }: NoSurplusProps) {
  const hasVoted = progressOf(ledger, baseline) > 0;
  return (
    <Card as="section" className={styles['none']} aria-labelledby="sans-excedent">
      <h2 id="sans-excedent">Il n’y a pas encore d’excédent à répartir</h2>
      {balance === 0 ? (
        <p>
          Votre budget est à l’équilibre, à l’euro près : rien à emprunter, rien à répartir. La
          moindre économie de plus ferait un excédent.
        </p>
      ) : (
        <p>
          {hasVoted ? 'Avec vos votes, il' : 'Il'} manque <Amount value={magnitudeOf(balance)} />{' '}
          pour que les recettes couvrent les dépenses. Au-delà, chaque euro devient un excédent.
        </p>
      )}
      <BalanceBullet initial={baseline.balance} balance={balance} />
      <p className={styles['note']}>Effet comptable, toutes choses égales par ailleurs.</p>
      <h3>Comment y arriver</h3>
      <ul className={styles['ways']}>
        <li>Réduire ou supprimer des dépenses dans le jeu de cartes.</li>
        <li>
          Supprimer des niches fiscales : ce calcul compte tout leur montant en impôt perçu. Le gain
          réel serait autre, car les contribuables s’adapteraient.
        </li>
        <li>Augmenter une recette, dans l’explorateur.</li>
      </ul>
      <p className={styles['links']}>
        <ButtonLink to={paths.game}>Je fais mon budget</ButtonLink>
        <ButtonLink to={paths.explorer} variant="secondary">
          Explorer le budget
        </ButtonLink>
        {hasVoted && (
          <ButtonLink to={paths.results} variant="secondary">
            Revoir mes votes
          </ButtonLink>
        )}
      </p>
    </Card>
  );
}
