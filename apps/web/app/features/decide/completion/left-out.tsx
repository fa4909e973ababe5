import { tallyOf, type Deck } from '@nosmilliards/domain/game/deck';
import type { Deal } from '@nosmilliards/domain/game/game';
import { dealPaths, gamePathAt } from '#browser/game-path.ts';
import { Amount } from '#ui/amount.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { TextLink } from '#ui/text-link.tsx';
import styles from './account.module.css';

type LeftOutProps = {
  readonly deal: Deal;
  readonly toVote: Deck;
  /** Cards answered « Je ne sais pas ». */
  readonly unsure: Deck;
};

/** The cards without a vote, which the result leaves out. */
export function LeftOut({ deal, toVote, unsure }: LeftOutProps) {
  const { count, amount } = tallyOf(toVote);
  return (
    <section className={styles['section']} aria-labelledby="reste">
      <h2 id="reste">Ce que vous n’avez pas voté</h2>
      {count === 0 ? (
        <p>Rien : chaque carte a votre vote.</p>
      ) : (
        <p>
          {count === 1 ? 'Une carte reste' : `${count} cartes restent`} sans vote, pour{' '}
          <Amount value={amount} />
          {'\u00A0'}: {count === 1 ? 'elle compte' : 'elles comptent'} comme si rien ne changeait.{' '}
          <TextLink to={dealPaths[deal]}>Reprendre le jeu</TextLink>
        </p>
      )}
      {unsure.length > 0 && (
        <div>
          <p>
            {unsure.length === 1
              ? 'Sur une carte, vous avez répondu'
              : `Sur ${unsure.length} cartes, vous avez répondu`}{' '}
            « Je ne sais pas ».
          </p>
          <Disclosure look="inline" summary="Y revenir" open={unsure.length <= 4}>
            <ul className={styles['cards']}>
              {unsure.map(({ id, title }) => (
                <li key={id}>
                  <TextLink to={gamePathAt(id)}>{title}</TextLink>
                </li>
              ))}
            </ul>
          </Disclosure>
        </div>
      )}
    </section>
  );
}
