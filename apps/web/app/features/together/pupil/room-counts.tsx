import { answersIn, type Tally } from '@nosmilliards/domain/tally/tally';
import { CHOICES, VERBS } from '#ballot/vote-words.ts';
import { SquareGlyph } from '#ui/square-glyph.tsx';
import type { PupilAnswer } from './pupil-item.ts';
import styles from './pupil.module.css';

type RoomCountsProps = { readonly tally: Tally; readonly answer: PupilAnswer };

/** How many chose each answer; the pupil's own is marked. */
export function RoomCounts({ tally, answer }: RoomCountsProps) {
  const all = answersIn(tally);
  return (
    <ul className={styles['counts']} aria-label="Les choix de la salle">
      {CHOICES.map((type) => {
        const isOwn = answer !== 'none' && answer.type === type;
        return (
          <li key={type} className={isOwn ? styles['own'] : undefined}>
            <SquareGlyph kind={type} />
            <span className={styles['verb']}>
              {VERBS[type]}
              {isOwn && <small> votre choix</small>}
            </span>
            <svg viewBox={`0 0 ${all} 1`} preserveAspectRatio="none" aria-hidden="true">
              <rect width={tally[type]} height="1" />
            </svg>
            <strong>{tally[type]}</strong>
          </li>
        );
      })}
    </ul>
  );
}
