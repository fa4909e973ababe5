import { formatCount } from '@nosmilliards/domain/money/format';
import { CAVEAT } from '#ballot/vote-words.ts';
import type { Score } from './score.ts';
import { counted } from './wording.ts';
import styles from './score-line.module.css';

type ScoreLineProps = { readonly score: Score; readonly index: number };

export function ScoreLine({ score, index }: ScoreLineProps) {
  const { votedCards, totalCards, remainingMinutes, explorerVotes } = score;
  const time =
    remainingMinutes === 0
      ? 'tout est voté'
      : `${counted(remainingMinutes, 'minute')} ${remainingMinutes > 1 ? 'restantes' : 'restante'}`;
  return (
    <p className={styles['line']}>
      <span>
        <strong>{`Carte\u00A0${formatCount(index + 1)}\u00A0/\u00A0${formatCount(totalCards)}`}</strong>
        {` · ${counted(votedCards + explorerVotes, 'vote')}${explorerPart(explorerVotes)} · ${time}`}
      </span>
      <span className={styles['caveat']}>{CAVEAT}</span>
    </p>
  );
}

/** The balance counts them: a visitor who only played must see where the difference comes from. */
function explorerPart(count: number): string {
  if (count === 0) return '';
  return `, dont ${counted(count, 'vote')} ${count > 1 ? 'faits' : 'fait'} dans l’explorateur`;
}
