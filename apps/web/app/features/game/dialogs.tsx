import type { BallotAction } from '@nosmilliards/domain/game/ballot';
import type { Choice } from '@nosmilliards/domain/vote/vote';
import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';
import type { OpenBallot } from '#ballot/provider.tsx';
import { whenIdle } from '#browser/idle.ts';
import { useShortcutSwitch } from '#browser/shortcuts.ts';
import type { Store } from '#browser/store.ts';
import { late, useLate } from '#ui/late.tsx';
import { AdjustDialog } from './adjust-dialog.tsx';
import type { OpenDialog } from './open-dialog.ts';
import type { Deal } from '@nosmilliards/domain/game/game';
import type { Face, Screen } from './screen.ts';
import type { TableData } from './table.tsx';
import { useShortcuts, type Shortcut } from './use-shortcuts.ts';

export type DialogsProps = {
  readonly asking: Store<OpenDialog | null>;
  /** Once nothing else is open. */
  readonly guess: OpenDialog | null;
  readonly deal: Deal;
  readonly ballot: OpenBallot;
  readonly screen: Screen;
  readonly data: TableData;
  readonly onShortcut: (shortcut: Shortcut) => void;
  readonly onVote: (face: Face, choice: Choice) => void;
  readonly onWithdraw: (face: Face) => void;
  readonly onJump: (index: number) => void;
  readonly onPlay: (action: BallotAction) => unknown;
  readonly onOpen: (dialog: OpenDialog | null) => void;
  readonly onRestart: () => void;
};

const windows = late(() => import('./windows.tsx'));

/**
 * The windows of the game, and the keys. Only the one that answers a card is here from the start:
 * the others come in one file, after the first vote or when one is opened. The last one opened
 * stays in the page once closed: taken out while open, a dialog would not give the focus back.
 */
export function Dialogs(props: DialogsProps) {
  const { asking, guess, ballot, data, onOpen, onVote } = props;
  const dialog = useSyncExternalStore(asking.subscribe, asking.get, asking.get) ?? guess;
  const [areShortcutsOn] = useShortcutSwitch();
  useShortcuts(areShortcutsOn, props.onShortcut);
  const [come, askWindows] = useLate(windows);
  useEffect(() => {
    if (dialog !== null && dialog.name !== 'adjust') askWindows();
  }, [askWindows, dialog]);
  const hasPlayed = ballot.history.past.length > 0;
  useEffect(() => {
    if (hasPlayed) whenIdle(() => void windows.ask());
  }, [hasPlayed]);
  const [last, setLast] = useState(dialog);
  if (dialog !== null && dialog !== last) setLast(dialog);
  // While nobody asks for anything, the sheet of a choice is made: its first opening is not slower.
  const { face } = props.screen;
  useEffect(
    () =>
      whenIdle(() =>
        startTransition(() =>
          setLast((asked) => asked ?? { name: 'adjust', face, type: 'decrease' }),
        ),
      ),
    [face],
  );
  const shown = dialog ?? last;
  if (shown === null) return null;

  const open = dialog !== null;
  if (shown.name !== 'adjust') {
    return come ? <come.Windows {...props} shown={shown} open={open} /> : null;
  }
  return (
    <AdjustDialog
      adjusting={shown}
      open={open}
      ballot={ballot.history.present}
      edition={ballot.edition}
      square={data.sheet.square}
      point={data.points[shown.face.id]}
      loadSource={data.loadSource}
      onClose={() => onOpen(null)}
      onVote={onVote}
    />
  );
}
