import type { RoomStage, RoomState } from '@nosmilliards/contract/room-message';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { LedRoom } from '#browser/live-session.ts';
import { changeStage, deleteRoom, followRoom, freeSeat, readTotals } from '#browser/room-client.ts';
import { useNotify } from '#ui/toast-provider.tsx';
import { NOT_DELETED } from './room-words.ts';

/** The state of the room from the service, and the teacher's commands. */
export function useLedRoom(led: LedRoom, onLed: (led: LedRoom | null) => void) {
  const { code, teacher, isDeleted } = led;
  const notify = useNotify();
  const [state, setState] = useState<RoomState | null>(null);
  const [isHeard, setHeard] = useState(true);
  /**
   * The last stage requested, until the room confirms it: two quick commands must not undo each
   * other.
   */
  const asked = useRef<RoomStage | null>(null);
  /** Commands run in sequence, so that the last one wins. */
  const queue = useRef<Promise<unknown>>(Promise.resolve());

  const hear = useEffectEvent((next: RoomState) => {
    asked.current = null;
    setState(next);
    const { item, counts } = next;
    if (counts !== null && JSON.stringify(led.shown[item]) !== JSON.stringify(counts)) {
      onLed({ ...led, shown: { ...led.shown, [item]: counts } });
    }
  });
  const lose = useEffectEvent(() => {
    if (led.totals === null) {
      notify('La salle n’existe plus\u00A0: son temps est passé.', 'problem');
      onLed(null);
    } else if (!led.isDeleted) onLed({ ...led, isDeleted: true });
  });
  useEffect(() => {
    if (isDeleted) return undefined;
    return followRoom(code, {
      onState: (next) => hear(next),
      onLink: setHeard,
      onGone: () => lose(),
    });
  }, [code, isDeleted]);

  async function change(some: Partial<RoomStage>): Promise<boolean> {
    if (state === null) return false;
    const { item, pace, isOpen, isFrozen, isRevealed, isOver, isShut } = asked.current ?? state;
    const stage = { item, pace, isOpen, isFrozen, isRevealed, isOver, isShut, ...some };
    asked.current = stage;
    const before = queue.current;
    const changed = (async () => {
      await before;
      return (await changeStage(code, teacher, stage)).ok;
    })();
    queue.current = changed;
    const isChanged = await changed;
    if (!isChanged) {
      asked.current = null;
      notify('Le service ne répond pas\u00A0: rien n’a changé. Réessayez.', 'problem');
    }
    return isChanged;
  }

  return {
    state,
    isHeard,
    change: (some: Partial<RoomStage>) => void change(some),
    /** Closes the votes, then reads the totals. */
    end: async () => {
      if (!(await change({ isOver: true, isFrozen: true }))) return;
      const totals = await readTotals(code, teacher);
      if (totals.ok) {
        onLed({ ...led, totals: totals.value });
        return;
      }
      notify('Le service ne répond pas\u00A0: demandez le bilan à nouveau.', 'problem');
      // The totals failed and the screen stays on the card: reopens the room for the pupils too.
      await change({ isOver: false });
    },
    reopen: async () => {
      if (await change({ isOver: false })) onLed({ ...led, totals: null });
    },
    free: async (pupil: number) => {
      const freed = await freeSeat(led, pupil);
      if (freed.ok) notify(`La place ${pupil} est libre.`);
      else if (freed.reason === 'no-such-room') {
        notify(`Personne n’a la place ${pupil}.`, 'problem');
      } else notify('Le service ne répond pas\u00A0: rien n’a changé. Réessayez.', 'problem');
    },
    /** False when the service does not answer. */
    remove: async (): Promise<boolean> => {
      const isGone = await deleteRoom(led);
      if (isGone) onLed({ ...led, isDeleted: true });
      else notify(NOT_DELETED, 'problem');
      return isGone;
    },
  };
}
