import { tallyOf, type Deck } from '@nosmilliards/domain/game/deck';
import { paths } from '#browser/path.ts';
import { Amount } from '#ui/amount.tsx';
import { TextLink } from '#ui/text-link.tsx';
import styles from './account.module.css';

/** What the result says nothing about. */
export function LeftOut({ cards }: { readonly cards: Deck }) {
  const { count, amount } = tallyOf(cards);
  return (
    <section className={styles['section']} aria-labelledby="reste">
      <h2 id="reste">Ce que vous n’avez pas voté</h2>
      {count === 0 ? (
        <p>Rien : chaque carte a votre vote.</p>
      ) : (
        <p>
          {count === 1 ? 'Une carte reste' : `${count} cartes restent`} sans vote, pour{' '}
          <Amount value={amount} />
           : {count === 1 ? 'elle compte' : 'elles comptent'} comme si rien ne changeait.{' '}
          <TextLink to={paths.game}>Reprendre le jeu</TextLink>
        </p>
      )}
    </section>
  );
}
