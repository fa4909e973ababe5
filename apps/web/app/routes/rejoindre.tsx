import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { cardFacesOf } from '#ballot/card/face.ts';
import { useOpenBallot } from '#ballot/provider.tsx';
import { useHydrated } from '#browser/hydration.ts';
import { keptSeat, leaveSeat, type Seat } from '#browser/pupil-seat.ts';
import { denominators, points } from '#dataset/card-facts.ts';
import { numbering } from '#dataset/codes.ts';
import { year } from '#dataset/edition.ts';
import { faces } from '#dataset/faces.ts';
import { sheet } from '#dataset/sheet.ts';
import { JoinForm } from '#features/together/pupil/join-form.tsx';
import { JoinPage } from '#features/together/pupil/join-page.tsx';
import { PupilScreen } from '#features/together/pupil/pupil-screen.tsx';
import { ResumeSeat } from '#features/together/pupil/resume-seat.tsx';
import { LinkField } from '#features/share/sharing/link-field.tsx';
import { loadDossier, loadSource } from '#layout/game-sources.ts';
import { metaOf } from '#layout/meta.ts';

const data = {
  year,
  numbering,
  faces: cardFacesOf(faces),
  points,
  denominators,
  square: sheet.square,
  loadDossier,
  loadSource,
};

const linkField = (link: string) => <LinkField link={link} />;

export const meta = () =>
  metaOf(
    'Rejoindre une salle',
    'Entrer dans une salle avec son code, et répondre sur son téléphone aux cartes du budget public.',
  );

export default function Join() {
  const ballot = useOpenBallot();
  const isHydrated = useHydrated();
  const code = useLocation().hash.slice(1);
  const navigate = useNavigate();
  const [seat, setSeat] = useState<Seat | null | undefined>(undefined);
  const [held, setHeld] = useState<Seat | null>(null);

  // With the code of its room in the address, a stored seat is taken again (reload, second scan).
  // Without it, the seat may belong to whoever had the device before: the page asks first.
  if (isHydrated && seat === undefined) {
    const kept = keptSeat();
    setSeat(kept?.code === code ? kept : null);
    setHeld(code === '' ? kept : null);
  }

  /** The code stays in the address while seated, so that a reload takes the seat again. */
  function enter(taken: Seat | null) {
    setHeld(null);
    setSeat(taken);
    void navigate({ hash: taken?.code ?? '' }, { replace: true, preventScrollReset: true });
  }

  function leave() {
    leaveSeat();
    enter(null);
  }

  if (seat && ballot) {
    return (
      <PupilScreen
        key={seat.code}
        seat={seat}
        ballot={ballot}
        data={data}
        linkField={linkField}
        onLeave={leave}
      />
    );
  }
  const join = held ? (
    <ResumeSeat code={held.code} onResume={() => enter(keptSeat())} onOther={() => setHeld(null)} />
  ) : (
    <JoinForm key={code} code={code} onJoined={enter} />
  );
  return <JoinPage>{seat ? <p>Ouverture de la salle…</p> : join}</JoinPage>;
}
