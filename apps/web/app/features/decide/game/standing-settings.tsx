import type { BallotAction } from '@nosmilliards/domain/game/ballot';
import type { Snapshot } from '@nosmilliards/domain/game/play';
import { formatCount } from '@nosmilliards/domain/money/format';
import styles from './standing.module.css';

type StandingSettingsProps = {
  readonly snapshot: Snapshot;
  readonly onPlay: (action: BallotAction) => unknown;
};

export function StandingSettings({ snapshot, onPlay }: StandingSettingsProps) {
  const { edition, ballot } = snapshot;
  const { withRevenue, isGuessing } = ballot.game;
  const revenueCards = edition.deck.length - edition.deckWithoutRevenue.length;
  return (
    <div className={styles['settings']}>
      <label className={styles['switch']}>
        <input
          type="checkbox"
          checked={withRevenue}
          onChange={({ currentTarget }) =>
            onPlay({ type: 'set-revenue', on: currentTarget.checked })
          }
        />
        Avec les recettes ({formatCount(revenueCards)} cartes de plus)
      </label>
      <label className={styles['switch']}>
        <input
          type="checkbox"
          checked={isGuessing}
          onChange={({ currentTarget }) =>
            onPlay({ type: 'set-guessing', on: currentTarget.checked })
          }
        />
        Devinez d’abord, avant certaines cartes
      </label>
    </div>
  );
}
