import type { Deck } from '@nosmilliards/domain/game/deck';
import type { Decided } from '@nosmilliards/domain/outcome/completion';
import { dealPaths, gamePathAt } from '#site/game-path.ts';
import { unitWords, waitingWords } from '#ballot/told-words.ts';
import { Disclosure } from '#ui/disclosure.tsx';
import { TextLink } from '#ui/text-link.tsx';
import styles from './account.module.css';

type LeftOutProps = {
  readonly decided: Decided;
  /** Cards answered « Je ne sais pas ». */
  readonly unsure: Deck;
};

/** What has no vote, which the result leaves out: a count, since sides do not add up. */
export function LeftOut({ decided, unsure }: LeftOutProps) {
  const { deal, waiting } = decided;
  if (waiting.length === 0 && unsure.length === 0) return null;
  const groups = decided.unsure.filter(({ group }) => group !== null);
  const cards = unsure.filter((card) => !groups.some((unit) => unit.cards.includes(card)));
  return (
    <Disclosure summary={waiting.length > 0 ? waitingWords(decided) : unsureCount(groups, cards)}>
      {waiting.length > 0 && (
        <p>
          {waiting.length === 1 ? 'Elle compte' : 'Elles comptent'} comme si rien ne changeait.{' '}
          <TextLink to={dealPaths[deal]}>Reprendre le jeu</TextLink>
        </p>
      )}
      {groups.length > 0 && (
        <>
          <p>{unsureWords(groups.length, 'express')}</p>
          <ul className={styles['cards']}>
            {groups.map(({ id, group }) => (
              <li key={id}>{group?.title}</li>
            ))}
          </ul>
        </>
      )}
      {cards.length > 0 && (
        <>
          <p>{unsureWords(cards.length, 'cards')}</p>
          <ul className={styles['cards']}>
            {cards.map(({ id, title }) => (
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

/** « 1 décision sans avis ». */
function unsureCount(groups: Decided['unsure'], cards: Deck): string {
  const counts = [
    groups.length > 0 ? unitWords(groups.length, 'express') : '',
    cards.length > 0 ? unitWords(cards.length, 'cards') : '',
  ];
  return `${new Intl.ListFormat('fr').format(counts.filter((words) => words !== ''))} sans avis`;
}

function unsureWords(count: number, deal: Decided['deal']): string {
  return `Sur ${unitWords(count, deal)}, vous avez répondu «\u00A0Je ne sais pas\u00A0».`;
}
