import type { Snapshot, PlayState } from '@nosmilliards/domain/game/play';
import { Suspense, useEffect } from 'react';
import { AdjustDialog } from '#ballot/card/adjust-dialog.tsx';
import { whenIdle } from '#browser/idle.ts';
import { lazyWindow } from '#ui/lazy.tsx';
import type { GameData } from './game-data.ts';
import { faceNamed } from './screen-of.ts';
import type { Screen } from './screen.ts';
import type { Gestures } from './use-gestures.ts';

type DialogsProps = {
  readonly state: PlayState;
  readonly snapshot: Snapshot;
  readonly screen: Screen;
  readonly data: GameData;
  readonly gestures: Omit<Gestures, 'choose' | 'tellUnsure'>;
};

const Windows = lazyWindow(async () => (await import('./windows.tsx')).Windows);

/**
 * The dialog of the percentage is in the page's bundle; the others are loaded after the first
 * answer.
 */
export function Dialogs({ state, snapshot, screen, data, gestures }: DialogsProps) {
  const { window, hasMoved } = state;
  useEffect(() => {
    if (hasMoved) whenIdle(() => void Windows.load());
  }, [hasMoved]);
  const content = window?.content;
  const open = window?.isOpen === true;
  return (
    <>
      {content?.name === 'adjust' && (
        <AdjustDialog
          face={faceNamed(content.id, data)}
          type={content.type}
          open={open}
          ballot={snapshot.ballot}
          edition={data.edition}
          square={data.sheet.square}
          point={data.points[content.id]}
          denominator={data.denominators[content.id]}
          loadSource={data.loadSource}
          onClose={() => gestures.close('adjust')}
          onVote={(choice) => gestures.vote(content.id, choice)}
        />
      )}
      <Suspense fallback={null}>
        {content && content.name !== 'adjust' && (
          <Windows
            content={content}
            open={open}
            snapshot={snapshot}
            screen={screen}
            data={data}
            gestures={gestures}
          />
        )}
      </Suspense>
    </>
  );
}
