import { isRefining } from '@nosmilliards/domain/game/turn';
import type { PlayState } from '@nosmilliards/domain/game/play';
import { PlayingCard } from '#ballot/card/playing-card.tsx';
import { Stamp } from '#ballot/card/stamp.tsx';
import { VoteBand } from '#ballot/card/vote-band.tsx';
import { classNames } from '#ui/class-names.ts';
import { LiveRegion } from '#ui/live-region.tsx';
import { CardFoot } from './card-foot.tsx';
import type { Elsewhere } from './game-data.ts';
import type { useGame } from './use-game.ts';
import styles from './game.module.css';

type CardZoneProps = {
  readonly game: ReturnType<typeof useGame>;
  readonly elsewhere: Elsewhere;
};

/** The card shown with its answer: the stamp as it arrives, then the band. */
export function CardZone({ game, elsewhere }: CardZoneProps) {
  const { state, snapshot, shown, face, answer, isOver, impact, heading, gestures } = game;
  const isFresh = state.phase.name === 'stamp';
  return (
    <div className={classNames(styles['zone'], isAsked(state) && styles['asked'])}>
      <PlayingCard
        key={face.id}
        face={face}
        place={shown.place}
        heading={heading}
        motion={motionOf(state)}
        changes={answer === 'none' ? undefined : game.ribbonChanges}
        band={
          answer !== 'none' &&
          !isFresh && (
            <VoteBand
              answer={answer}
              unit={game.unit}
              ledger={snapshot.ballot.ledger}
              impact={impact}
            />
          )
        }
      >
        <CardFoot
          face={face}
          left={shown.isPassed ? shown.left : null}
          onFinish={shown.decided > 0 && !shown.isLastOfRound ? gestures.finish : null}
          onChange={isOver ? gestures.change : null}
          onRefine={() => gestures.refine(face.id)}
          onBack={isRefining(state) ? gestures.unrefine : null}
          onDossier={() => gestures.open({ name: 'dossier', id: face.id })}
          onElsewhere={
            Object.hasOwn(elsewhere.decisions, face.id)
              ? () => gestures.open({ name: 'elsewhere', id: face.id })
              : null
          }
        />
      </PlayingCard>
      {answer !== 'none' && isFresh && <Stamp answer={answer} impact={impact} />}
      <LiveRegion text={state.announcement} />
    </div>
  );
}

function isAsked({ window }: PlayState): boolean {
  return window?.isOpen === true && window.content.name === 'guess';
}

function motionOf({ phase, hasMoved }: PlayState) {
  if (phase.name === 'stamp') return 'leaving';
  return hasMoved ? 'entering' : 'still';
}
