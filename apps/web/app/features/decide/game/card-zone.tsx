import { isRefining } from '@nosmilliards/domain/game/deal';
import type { PlayState } from '@nosmilliards/domain/game/play';
import { PlayingCard } from '#ballot/card/playing-card.tsx';
import { Stamp } from '#ballot/card/stamp.tsx';
import { LiveRegion } from '#ui/live-region.tsx';
import { CardFoot } from './card-foot.tsx';
import type { useGame } from './use-game.ts';
import styles from './game.module.css';

type CardZoneProps = { readonly game: ReturnType<typeof useGame> };

/** The card shown, with the stamp of its answer. */
export function CardZone({ game }: CardZoneProps) {
  const { state, shown, face, answer, impact, heading, gestures } = game;
  return (
    <div className={styles['zone']}>
      <PlayingCard
        key={face.id}
        face={face}
        place={shown.place}
        heading={heading}
        motion={motionOf(state)}
      >
        <CardFoot
          face={face}
          onRefine={() => gestures.refine(face.id)}
          onBack={isRefining(state) ? gestures.unrefine : null}
          onDossier={() => gestures.open({ name: 'dossier', id: face.id })}
        />
      </PlayingCard>
      {answer !== 'none' && (
        <Stamp answer={answer} impact={impact} isFresh={state.table.name === 'stamp'} />
      )}
      <LiveRegion text={state.said} />
    </div>
  );
}

function motionOf({ table, hasMoved }: PlayState) {
  if (table.name === 'stamp') return 'leaving';
  return hasMoved ? 'entering' : 'still';
}
