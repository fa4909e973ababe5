import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useBallot } from '#ballot/provider.tsx';
import { useHydrated } from '#browser/hydration.ts';
import { keptSeat, leaveSeat, type Seat } from '#browser/pupil-seat.ts';
import { JoinForm } from '#features/pupil/join-form.tsx';
import { JoinPage } from '#features/pupil/join-page.tsx';
import { metaOf } from '#frame/meta.ts';
import { late, useLate } from '#ui/late.tsx';

const pupilTable = late(() => import('#frame/pupil-table.tsx'));

export const meta = () =>
  metaOf(
    'Rejoindre une salle',
    'Entrer dans une salle avec son code, et répondre sur son téléphone aux cartes du budget public.',
  );

export default function Join() {
  const { ballot, open } = useBallot();
  const [table, ask] = useLate(pupilTable);
  const isHydrated = useHydrated();
  const code = useLocation().hash.slice(1);
  const [seat, setSeat] = useState<Seat | null | undefined>(undefined);
  useEffect(open, [open]);
  useEffect(ask, [ask]);

  // A reload, or the same code scanned again, finds the same place in the room.
  if (isHydrated && seat === undefined) {
    const kept = keptSeat();
    setSeat(kept !== null && (code === '' || code === kept.code) ? kept : null);
  }
  if (seat && table && ballot) {
    const leave = () => {
      leaveSeat();
      setSeat(null);
    };
    return <table.PupilScreen key={seat.code} seat={seat} ballot={ballot} onLeave={leave} />;
  }
  return (
    <JoinPage>
      {seat ? (
        <p>Ouverture de la salle…</p>
      ) : (
        <JoinForm key={code} code={code} onJoined={setSeat} />
      )}
    </JoinPage>
  );
}
