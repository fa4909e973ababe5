import type { RoomSize } from '@nosmilliards/contract/room-rule';
import { useEffect, useState } from 'react';
import type { OpenBallot } from '#ballot/provider.tsx';
import { readLedRoom, writeLedRoom, type LedRoom } from '#browser/live-session.ts';
import { deleteRoom, openRoom } from '#browser/room-client.ts';
import { whenErased } from '#browser/storage.ts';
import { useNotify } from '#ui/toast-provider.tsx';
import { LiveRoom } from './live-room.tsx';
import { RoomScreen, type RoomData } from './room-screen.tsx';
import { NOT_DELETED, openTroubleWords } from './room-words.ts';

type SessionScreenProps = {
  readonly ballot: OpenBallot;
  readonly data: RoomData & { readonly year: number };
};

/** The live room led from this tab, or a session on this device alone. */
export function SessionScreen({ ballot, data }: SessionScreenProps) {
  const { groups, deck } = ballot.edition;
  const notify = useNotify();
  const [led, setLed] = useState<LedRoom | null>(readLedRoom);
  const [isAside, setAside] = useState(false);
  useEffect(() => writeLedRoom(led), [led]);
  useEffect(() => whenErased(() => setLed(null)), []);

  async function erase(room: LedRoom) {
    if (room.isDeleted || (await deleteRoom(room))) setLed(null);
    else notify(NOT_DELETED, 'problem');
  }

  async function open(chosen: LedRoom['deck'], size: RoomSize): Promise<string> {
    const items = chosen === 'groups' ? groups.length : deck.length;
    const opened = await openRoom({ edition: data.year, deck: chosen, items, size });
    if (!opened.ok) return openTroubleWords(opened.reason);
    setAside(false);
    setLed({ ...opened.value, deck: chosen, shown: {}, totals: null, isDeleted: false });
    return '';
  }

  if (led !== null && !isAside) {
    return (
      <LiveRoom
        key={led.code}
        led={led}
        ballot={ballot}
        data={data}
        onLed={setLed}
        onLeave={() => setAside(true)}
      />
    );
  }
  return (
    <RoomScreen
      ballot={ballot}
      data={data}
      live={{
        led,
        onOpen: open,
        onResume: () => setAside(false),
        onDelete: () => led && void erase(led),
      }}
    />
  );
}
