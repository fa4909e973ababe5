import { useEffect, useState } from 'react';
import type { OpenBallot } from '#ballot/provider.tsx';
import { readLedRoom, writeLedRoom, type LedRoom } from '#browser/live-session.ts';
import { deleteRoom } from '#browser/room-client.ts';
import { whenErased } from '#browser/storage.ts';
import { useNotify } from '#ui/toast-provider.tsx';
import { LiveRoom } from './live-room.tsx';
import { LiveSetup } from './live-setup.tsx';
import { RoomScreen, type RoomTable } from './room-screen.tsx';

type SessionScreenProps = {
  readonly ballot: OpenBallot;
  readonly table: RoomTable & { readonly year: number };
};

/** The room that is led live, or the session held on this device alone. */
export function SessionScreen({ ballot, table }: SessionScreenProps) {
  const { groups, deck } = ballot.edition;
  const notify = useNotify();
  const [led, setLed] = useState<LedRoom | null>(readLedRoom);
  const [isAside, setAside] = useState(false);
  useEffect(() => writeLedRoom(led), [led]);
  useEffect(() => whenErased(() => setLed(null)), []);

  async function erase(room: LedRoom) {
    if (room.isDeleted || (await deleteRoom(room))) setLed(null);
    else
      notify('Le service ne répond pas\u00A0: la salle n’est pas effacée. Réessayez.', 'problem');
  }

  if (led !== null && !isAside) {
    return (
      <LiveRoom
        key={led.code}
        led={led}
        ballot={ballot}
        table={table}
        onLed={setLed}
        onLeave={() => setAside(true)}
      />
    );
  }
  return (
    <RoomScreen
      ballot={ballot}
      table={table}
      live={
        <LiveSetup
          year={table.year}
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
