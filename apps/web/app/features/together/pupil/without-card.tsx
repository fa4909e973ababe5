import type { Seat } from '#browser/pupil-seat.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { LeaveButton } from './leave-button.tsx';
import styles from './pupil.module.css';

type LobbyProps = { readonly seat: Seat; readonly words: string; readonly onLeave: () => void };

/** Before the session starts. */
export function Lobby({ seat, words, onLeave }: LobbyProps) {
  return (
    <div className={styles['page']}>
      <PageHeading lede="Vous y êtes. La première carte arrivera ici toute seule.">
        Salle <span className={styles['sign']}>{seat.code}</span>
      </PageHeading>
      {/* Fewer screen readers announce `output`. */}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role */}
      <p role="status">{words}</p>
      <p className={styles['note']}>
        Votre numéro dans la salle : {seat.pupil}. Il est tiré pour cette séance et ne dit rien de
        vous.
      </p>
      <div className="row">
        <LeaveButton onLeave={onLeave} />
      </div>
    </div>
  );
}

/** The room is deleted, and this device has no answer. */
export function Gone({ onLeave }: { readonly onLeave: () => void }) {
  return (
    <div className={styles['page']}>
      <PageHeading>Cette salle n’existe plus</PageHeading>
      <p>Elle a été effacée, ou ses 24 heures sont passées.</p>
      <div className="row">
        <Button onClick={onLeave}>Entrer un autre code</Button>
      </div>
    </div>
  );
}

/** The room plays another edition than this page. */
export function OtherEdition({ onLeave }: { readonly onLeave: () => void }) {
  return (
    <div className={styles['page']}>
      <PageHeading>Cette salle joue une autre édition</PageHeading>
      <Notice tone="warning">
        <p>
          Elle a été ouverte avec d’autres chiffres que ceux de cette page. Rechargez la page ; si
          cela ne suffit pas, rechargez l’écran de la salle.
        </p>
      </Notice>
      <div className="row">
        <Button onClick={onLeave}>Entrer un autre code</Button>
      </div>
    </div>
  );
}
