import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useBallot } from '#ballot/provider.tsx';
import { useHydrated } from '#browser/hydration.ts';
import { keptSeat, leaveSeat, type Seat } from '#browser/pupil-seat.ts';
import { JoinForm } from '#features/pupil/join-form.tsx';
import { JoinPage } from '#features/pupil/join-page.tsx';
import { ResumeSeat } from '#features/pupil/resume-seat.tsx';
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
  const navigate = useNavigate();
  const [seat, setSeat] = useState<Seat | null | undefined>(undefined);
  const [held, setHeld] = useState<Seat | null>(null);
  useEffect(open, [open]);
  useEffect(ask, [ask]);

  // A reload, or the same code scanned again, finds the same place in the room. Without a code, it may
  // be that of whoever had the device before: asked first.
  if (isHydrated && seat === undefined) {
    const kept = keptSeat();
    setSeat(kept?.code === code ? kept : null);
    setHeld(code === '' ? kept : null);
  }

  /** With its code in the address, a reload goes on; without, the next one finds an empty field. */
  function enter(taken: Seat | null) {
    setHeld(null);
    setSeat(taken);
    void navigate({ hash: taken?.code ?? '' }, { replace: true, preventScrollReset: true });
  }

  if (seat && table && ballot) {
    const leave = () => {
      leaveSeat();
      enter(null);
    };
    return <table.PupilScreen key={seat.code} seat={seat} ballot={ballot} onLeave={leave} />;
  }
  const join = held ? (
    <ResumeSeat code={held.code} onResume={() => enter(keptSeat())} onOther={() => setHeld(null)} />
  ) : (
    <JoinForm key={code} code={code} onJoined={enter} />
  );
  return <JoinPage>{seat ? <p>Ouverture de la salle…</p> : join}</JoinPage>;
}
