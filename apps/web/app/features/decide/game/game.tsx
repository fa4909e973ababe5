import type { Deal } from '@nosmilliards/domain/game/game';
import { useDeferredValue, useMemo } from 'react';
import { CardZone } from './card-zone.tsx';
import { Desk } from './desk.tsx';
import { Dialogs } from './dialogs.tsx';
import { Echo } from './echo.tsx';
import { GameBar } from './game-bar.tsx';
import type { GameData } from './game-data.ts';
import { deskOf } from './screen-of.ts';
import { Standing } from './standing.tsx';
import { ThumbZone } from './thumb-zone.tsx';
import { useGame } from './use-game.ts';
import { BalanceAnnouncement } from './balance-announcement.tsx';
import styles from './game.module.css';

type GameProps = { readonly deal: Deal; readonly data: GameData };

export function Game({ deal, data }: GameProps) {
  const game = useGame(deal, data);
  const { ballot, state, snapshot, screen, shown, gestures } = game;
  const isStamped = state.phase.name === 'stamp';
  // The stamp is painted first; the list of answers, the squares and the score are deferred.
  const later = useDeferredValue(snapshot);
  const desk = useMemo(() => deskOf(later, data), [data, later]);
  const drawn = { sheet: data.sheet, changes: desk.changes };
  const current = useDeferredValue(shown.id);
  return (
    <div data-game={ballot ? 'open' : 'waiting'} className={styles['game']}>
      <GameBar
        screen={screen}
        place={shown.place}
        previous={isStamped ? shown.balance : undefined}
        {...drawn}
        current={current}
        onOpen={gestures.open}
      />
      <div className={styles['table']}>
        <div className={styles['play']}>
          <Echo
            echo={shown.echo}
            won={isStamped ? '' : state.won}
            target={screen.target}
            onUndo={gestures.undo}
            onTarget={() => gestures.open({ name: 'target' })}
          />
          <CardZone game={game} elsewhere={data.elsewhere} />
          <ThumbZone game={game} />
        </div>
        <Desk
          desk={desk}
          sheet={data.sheet}
          current={current}
          plan={screen.plan}
          onOpen={gestures.open}
        />
      </div>
      <div className={styles['standing']}>
        <Standing snapshot={snapshot} later={later} drawn={drawn} gestures={gestures} />
      </div>
      {ballot && <BalanceAnnouncement ballot={ballot} />}
      <Dialogs state={state} snapshot={snapshot} screen={screen} data={data} gestures={gestures} />
    </div>
  );
}
