import type { Deck } from '@nosmilliards/domain/game/deck';
import type { Deal } from '@nosmilliards/domain/game/game';
import { counted } from '@nosmilliards/domain/money/counted';
import { dealPaths, gamePathAt } from '#site/game-path.ts';
import { Disclosure } from '#ui/disclosure.tsx';
import { TextLink } from '#ui/text-link.tsx';
import styles from './account.module.css';

type LeftOutProps = {
  readonly deal: Deal;
  readonly toVote: Deck;
  /** Cards answered « Je ne sais pas ». */
  readonly unsure: Deck;
};

/** The cards without a vote, which the result leaves out: a count, since sides do not add up. */
export function LeftOut({ deal, toVote, unsure }: LeftOutProps) {
  const count = toVote.length;
  if (count === 0) return null;
  return (
    <Disclosure summary={`Ce que vous n’avez pas voté\u00A0: ${counted(count, 'carte')}`}>
      <p>
        {count === 1 ? 'Elle compte' : 'Elles comptent'} comme si rien ne changeait.{' '}
        <TextLink to={dealPaths[deal]}>Reprendre le jeu</TextLink>
      </p>
      {unsure.length > 0 && (
        <>
          <p>
            {unsure.length === 1
              ? 'Sur une carte, vous avez répondu'
              : `Sur ${unsure.length} cartes, vous avez répondu`}{' '}
            « Je ne sais pas ».
          </p>
          <ul className={styles['cards']}>
            {unsure.map(({ id, title }) => (
              <li key={id}>
                <TextLink to={gamePathAt(id)}>{title}</TextLink>
              </li>
            ))}
          </ul>
        </>
      )}
    </Disclosure>
  );
}
