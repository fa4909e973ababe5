import { ACHIEVEMENTS, achievementsOf } from '@nosmilliards/domain/game/achievement';
import { decidedCountOf } from '@nosmilliards/domain/game/turn';
import { factsOf } from '@nosmilliards/domain/game/facts';
import { objectivesOf } from '@nosmilliards/domain/game/objective';
import type { Snapshot } from '@nosmilliards/domain/game/play';
import { statusBoundsOf } from '@nosmilliards/domain/game/status';
import { formatCount } from '@nosmilliards/domain/money/format';
import Trophy from 'lucide-react/icons/trophy';
import { memo } from 'react';
import { counted } from '@nosmilliards/domain/money/counted';
import { CAVEAT } from '#ballot/vote-words.ts';
import { Icon } from '#ui/icon.tsx';
import { ObjectiveWords } from './objective-words.tsx';
import { Objectives } from './objectives.tsx';
import { scoreOf, timeWords, type Score } from './score.ts';
import styles from './standing.module.css';

type ScoreWordsProps = { readonly snapshot: Snapshot };

/** Status, objectives and achievements. Memoised: the longest computation of the screen. */
export const ScoreWords = memo(function ScoreWords({ snapshot }: ScoreWordsProps) {
  const { ballot, edition } = snapshot;
  const facts = factsOf(ballot, edition);
  const won = achievementsOf(facts);
  const score = scoreOf(snapshot);
  const { unsure } = score;
  return (
    <>
      <div className={styles['words']}>
        <h2 id="situation" className={styles['heading']}>
          Votre partie
        </h2>
        <p>{statusBoundsOf(facts.balance)}</p>
        <p>
          <ObjectiveWords balance={facts.balance} />
        </p>
        <p>
          {countWords(snapshot, score)}
          {unsure > 0 && `, ${formatCount(unsure)} «\u00A0je ne sais pas\u00A0»`}
          {` · ${timeWords(score.remainingMinutes)}`}
        </p>
        <p>{CAVEAT}</p>
      </div>
      <Objectives objectives={objectivesOf(facts)} />
      <div className={styles['words']}>
        <h3 className={styles['heading']}>
          Succès {`${formatCount(won.length)}\u00A0/\u00A0${formatCount(ACHIEVEMENTS.length)}`}
        </h3>
        {won.length === 0 ? (
          <p>Aucun pour l’instant.</p>
        ) : (
          <ul className={styles['won']}>
            {won.map(({ id, name, description }) => (
              <li key={id}>
                <Icon icon={Trophy} /> <strong>{name}</strong> {description}
              </li>
            ))}
          </ul>
        )}
      </div>
    </>
  );
});

/**
 * In decisions where decisions are taken. Votes made in the explorer count in the same balance, but
 * are counted separately.
 */
function countWords(snapshot: Snapshot, { votedCards, explorerVotes }: Score): string {
  const made = `${counted(explorerVotes, 'vote')} ${explorerVotes > 1 ? 'faits' : 'fait'} dans l’explorateur`;
  if (snapshot.deal === 'cards') {
    const votes = counted(votedCards + explorerVotes, 'vote');
    return explorerVotes === 0 ? votes : `${votes}, dont ${made}`;
  }
  const decisions = counted(decidedCountOf(snapshot), 'décision');
  return explorerVotes === 0 ? decisions : `${decisions}, et ${made}`;
}
