import type { Baseline } from '@nosmilliards/domain/budget/baseline';
import { magnitudeOf, type Millions } from '@nosmilliards/domain/money/money';
import { progressOf, type Ledger } from '@nosmilliards/domain/vote/ledger';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { CAVEAT, REACTIONS } from '#ballot/vote-words.ts';
import { paths } from '#site/path.ts';
import { Amount } from '#ui/amount.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { Icon } from '#ui/icon.tsx';
import { TensionLine } from '#ui/tension-line.tsx';
import { TextLink } from '#ui/text-link.tsx';
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
    <section className={styles['none']} aria-labelledby="sans-excedent">
      <h2 id="sans-excedent">Il n’y a pas encore d’excédent à répartir</h2>
      {balance === 0 ? (
        <p>
          Votre budget est à l’équilibre, à l’euro près : rien à emprunter, rien à répartir. Un euro
          de dépenses en moins, ou de recettes en plus, ferait un excédent.
        </p>
      ) : (
        <p>
          {hasVoted ? 'Avec vos votes, il' : 'Il'} manque <Amount value={magnitudeOf(balance)} />{' '}
          pour que les recettes couvrent les dépenses. Au-delà, chaque euro devient un excédent.
        </p>
      )}
      <TensionLine initial={baseline.balance} balance={balance} size="bar" />
      <p className="note">{CAVEAT}</p>
      <h3>Comment y arriver</h3>
      <ul className={styles['ways']}>
        <li>Réduire ou supprimer des dépenses.</li>
        <li>Réduire ou supprimer des niches fiscales.</li>
        <li>Augmenter des recettes.</li>
      </ul>
      <p className="note">{REACTIONS}</p>
      <ButtonLink to={paths.game} variant="play">
        Je fais mon budget <Icon icon={ArrowRight} />
      </ButtonLink>
      <p className={styles['links']}>
        <TextLink to={paths.explorer}>Explorer le budget</TextLink>
        {hasVoted && <TextLink to={paths.results}>Revoir mes votes</TextLink>}
      </p>
    </section>
  );
}
