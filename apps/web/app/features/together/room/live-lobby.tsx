import type { RoomState } from '@nosmilliards/contract/room-message';
import { useId, type ReactNode } from 'react';
import { siteName, siteUrl } from '#browser/address.ts';
import { joinPath } from '#site/shared-path.ts';
import { paths } from '#site/path.ts';
import { useProjector } from '#browser/projector.ts';
import { Button } from '#ui/button.tsx';
import { LaterQrCode } from '#ui/qr/later-qr-code.tsx';
import styles from './live.module.css';

type LiveLobbyProps = {
  readonly code: string;
  readonly state: RoomState;
  /** The entry and the seats. */
  readonly door: ReactNode;
  readonly onPace: (pace: RoomState['pace']) => void;
  readonly onStart: () => void;
  readonly onLeave: () => void;
  readonly onErase: () => void;
};

const PACES = [
  ['together', 'Tous la même carte, à votre rythme'],
  ['own', 'Chacun à son rythme'],
] as const;

/** The address and the code, large enough to read from the back of the room. */
export function LiveLobby({ code, state, door, onPace, ...does }: LiveLobbyProps) {
  useProjector();
  const id = useId();
  return (
    <div className={styles['lobby']}>
      <h1 tabIndex={-1} className={styles['address']}>
        <small>Rejoignez la salle sur</small> {siteName()}
        {paths.join}
      </h1>
      <div className={styles['ways']}>
        <div className={styles['qr']}>
          <LaterQrCode
            text={siteUrl(joinPath(code))}
            label={`Code QR de la salle ${code.split('').join(' ')}`}
          />
        </div>
        <div>
          <p className={styles['label']}>Code de la salle</p>
          <p className={styles['code']}>{code}</p>
          {/* Fewer screen readers announce `output`. */}
          {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role */}
          <p role="status" className={styles['members']}>
            <strong>{state.members}</strong> {membersWords(state.members)}
          </p>
        </div>
      </div>
      <div className={styles['settings']}>
        <fieldset>
          <legend>Le rythme</legend>
          {PACES.map(([pace, words]) => (
            <label key={pace}>
              <input
                type="radio"
                name={`${id}pace`}
                checked={state.pace === pace}
                onChange={() => onPace(pace)}
              />
              <span>{words}</span>
            </label>
          ))}
        </fieldset>
        {door}
        <div className={styles['actions']}>
          <Button variant="primary" onClick={does.onStart}>
            Commencer
          </Button>
          <Button variant="quiet" onClick={does.onLeave}>
            Quitter
          </Button>
          <Button variant="quiet" onClick={does.onErase}>
            Effacer la salle
          </Button>
        </div>
      </div>
    </div>
  );
}

type JoinStripProps = {
  readonly code: string;
  readonly door: ReactNode;
  /** A warning for the teacher; empty when there is none. */
  readonly words: string;
};

/** The code at the foot of each card, for latecomers. */
export function JoinStrip({ code, door, words }: JoinStripProps) {
  return (
    <div className={styles['strip']}>
      <div className={styles['small']}>
        <LaterQrCode text={siteUrl(joinPath(code))} label="Code QR de la salle" />
      </div>
      <p>
        {siteName()}
        {paths.join}
        <strong className={styles['sign']}>{code}</strong>
      </p>
      {door}
      <p role="alert">{words}</p>
    </div>
  );
}

function membersWords(members: number): string {
  return members < 2 ? 'personne dans la salle' : 'personnes dans la salle';
}
