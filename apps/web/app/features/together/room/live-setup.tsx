import type { RoomRequest } from '@nosmilliards/contract/room-message';
import { ROOM_SEATS, type RoomSize } from '@nosmilliards/contract/room-rule';
import Radio from 'lucide-react/icons/radio';
import { useId, useState } from 'react';
import type { LedRoom } from '#browser/live-session.ts';
import { paths } from '#browser/path.ts';
import { openRoom } from '#browser/room-client.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { Options } from './options.tsx';
import styles from './room.module.css';

type Deck = LedRoom['deck'];

type LiveSetupProps = {
  readonly year: number;
  readonly sizes: Readonly<Record<Deck, number>>;
  /** A room already open, left in the background. */
  readonly led: LedRoom | null;
  readonly onOpened: (room: LedRoom) => void;
  readonly onResume: () => void;
  readonly onDelete: () => void;
};

const PLACES = [
  { value: 'class', words: `Une classe, ${ROOM_SEATS.class} au plus` },
  { value: 'meeting', words: `Une réunion, ${ROOM_SEATS.meeting} au plus` },
] as const;

/** The form of a live room. No request before the button is pressed. */
export function LiveSetup(props: LiveSetupProps) {
  const { year, sizes, led, onOpened } = props;
  const id = useId();
  const [deck, setDeck] = useState<Deck>('groups');
  const [size, setSize] = useState<RoomSize>('class');
  const [isOpening, setOpening] = useState(false);
  const [trouble, setTrouble] = useState('');

  async function open() {
    if (isOpening) return;
    setOpening(true);
    setTrouble('');
    const request: RoomRequest = { edition: year, deck, items: sizes[deck], size };
    const opened = await openRoom(request);
    setOpening(false);
    if (opened.ok) onOpened({ ...opened.value, deck, shown: {}, totals: null, isDeleted: false });
    else setTrouble(openTroubleWords(opened.reason));
  }

  return (
    <section aria-labelledby={`${id}titre`} className={styles['form']}>
      <h2 id={`${id}titre`}>En direct, avec les téléphones</h2>
      <p>
        Chacun rejoint la salle avec un code et répond sur son appareil ; cet écran montre combien
        ont répondu, puis les choix quand vous les montrez, à partir de cinq réponses. Il faut le
        réseau. La salle garde des réponses sans nom, au plus 24 heures, et n’entre dans aucun total
        public. <TextLink to={`${paths.privacy}#seances`}>Confidentialité</TextLink>
      </p>
      {led === null ? (
        <>
          <Options
            legend="Les cartes"
            options={[
              { value: 'groups', words: `${sizes.groups}\u00A0décisions` },
              { value: 'cards', words: `${sizes.cards}\u00A0cartes` },
            ]}
            chosen={deck}
            onChoose={setDeck}
          />
          <Options legend="Les places" options={PLACES} chosen={size} onChoose={setSize} />
          <p role="alert">{trouble}</p>
          <div className={styles['actions']}>
            <Button icon={Radio} onClick={() => void open()}>
              {isOpening ? 'Ouverture…' : 'Ouvrir une salle'}
            </Button>
          </div>
        </>
      ) : (
        <Notice title={`La salle ${led.code} est ouverte dans cet onglet`}>
          <div className={styles['actions']}>
            <Button variant="primary" onClick={props.onResume}>
              Reprendre la salle
            </Button>
            <Button onClick={props.onDelete}>Effacer la salle</Button>
          </div>
        </Notice>
      )}
    </section>
  );
}

function openTroubleWords(reason: string): string {
  return reason === 'too-many'
    ? 'Votre réseau vient d’ouvrir beaucoup de salles. Réessayez dans une minute.'
    : 'Le service ne répond pas. Vérifiez le réseau, ou comptez à main levée.';
}
