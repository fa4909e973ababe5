import { useEffect, useState } from 'react';
import type { OpenBallot } from '#ballot/provider.tsx';
import { readLedRoom, writeLedRoom, type LedRoom } from '#browser/live-session.ts';
import { deleteRoom } from '#browser/room-client.ts';
import { whenErased } from '#browser/storage.ts';
import { useNotify } from '#ui/toast-provider.tsx';
import { LiveRoom } from './live-room.tsx';
import { LiveSetup } from './live-setup.tsx';
import { RoomScreen, type RoomData } from './room-screen.tsx';
import { NOT_DELETED } from './room-words.ts';

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
      live={
        <LiveSetup
          year={data.year}
          sizes={{ groups: groups.length, cards: deck.length }}
          led={led}
          onOpened={(room) => {
            setAside(false);
            setLed(room);
          }}
          onResume={() => setAside(false)}
          onDelete={() => led && void erase(led)}
        />
      }
    />
  );
}
