import { ROOM_SEATS, type RoomSize } from '@nosmilliards/contract/room-rule';
import Radio from 'lucide-react/icons/radio';
import { useState } from 'react';
import { percentWords } from '#ballot/vote-words.ts';
import type { LedRoom } from '#browser/live-session.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { MembersField } from './members-field.tsx';
import { Options } from './options.tsx';
import type { RoomDeck, RoomItem } from './room-item.ts';
import { RoomPage } from './room-page.tsx';
import { RoomPreview } from './room-preview.tsx';
import { PERCENTS, type Plan, type Session, type Way } from './session.ts';
import styles from './room.module.css';

type SetupProps = {
  readonly edition: string;
  readonly itemsOf: (deck: RoomDeck) => readonly RoomItem[];
  /** A paused session. */
  readonly held: Session | null;
  readonly onStart: (plan: Plan) => void;
  readonly onResume: () => void;
  readonly onErase: () => void;
  readonly live: LiveDoor;
};

/** The only mode that uses the service. */
export type LiveDoor = {
  /** A room already open, left in the background. */
  readonly led: LedRoom | null;
  /** Why the room could not be opened; empty once it is. */
  readonly onOpen: (deck: LedRoom['deck'], size: RoomSize) => Promise<string>;
  readonly onResume: () => void;
  readonly onDelete: () => void;
};

const WAYS: readonly {
  readonly value: Way | 'live';
  readonly title: string;
  readonly text: string;
}[] = [
  {
    value: 'hands',
    title: 'À main levée, avec un seul écran',
    text: 'Vous comptez les mains, sans réseau.',
  },
  {
    value: 'paper',
    title: 'Sur papier, avec les feuilles imprimées',
    text: 'Chacun remplit la sienne\u202F; vous les saisissez ensuite, une touche par décision, sans réseau.',
  },
  {
    value: 'live',
    title: 'En direct, avec les téléphones',
    text: 'Chacun répond sur son appareil avec un code. Il faut le réseau.',
  },
  {
    value: 'budgets',
    title: 'Par code QR ou par lien, avec des budgets faits sur le site',
    text: 'Pris à la caméra ou collés, ils se comptent ici, sans réseau.',
  },
];

const SIZES = [
  { value: 'class', title: 'Une classe', text: `${ROOM_SEATS.class}\u00A0places` },
  { value: 'meeting', title: 'Une réunion', text: `${ROOM_SEATS.meeting}\u00A0places` },
] as const;

/** The choice of the mode and its settings, beside the screen they make. */
export function Setup(props: SetupProps) {
  const { edition, itemsOf, held, onStart, live } = props;
  const [way, setWay] = useState<Way | 'live'>('hands');
  const [deck, setDeck] = useState<RoomDeck>('groups');
  const [members, setMembers] = useState<number | null>(null);
  const [percent, setPercent] = useState<number>(PERCENTS[1]);
  const [size, setSize] = useState<RoomSize>('class');
  const [isOpening, setOpening] = useState(false);
  const [trouble, setTrouble] = useState('');
  const isLive = way === 'live';
  // A live room has no deck without revenue.
  const liveDeck = isLive && deck === 'cards-without-revenue' ? 'cards' : deck;
  const isPaper = way === 'paper';
  // The printed sheet has the groups.
  const shownDeck = isPaper ? 'groups' : liveDeck;
  const hasRoomPercent = isPaper || way === 'hands';

  async function open() {
    if (isOpening || live.led !== null) return;
    setOpening(true);
    setTrouble('');
    setTrouble(await live.onOpen(shownDeck === 'groups' ? 'groups' : 'cards', size));
    setOpening(false);
  }

  function start() {
    if (isLive) {
      void open();
      return;
    }
    onStart({
      edition,
      way,
      deck: shownDeck,
      members: way === 'hands' ? members : null,
      percent,
    });
  }

  return (
    <RoomPage
      aside={
        <RoomPreview
          items={itemsOf(shownDeck)}
          deck={shownDeck}
          percent={hasRoomPercent ? percent : null}
        />
      }
    >
      <LeftOpen {...props} />
      <form
        className={styles['form']}
        onSubmit={(event) => {
          event.preventDefault();
          start();
        }}
      >
        <Options
          number={1}
          legend="Comment décider"
          options={WAYS}
          chosen={way}
          onChoose={setWay}
        />
        {!isPaper && (
          <Options
            number={2}
            legend="Sur quoi décider"
            columns
            options={[
              {
                value: 'groups',
                title: `${itemsOf('groups').length}\u00A0décisions`,
                text: 'toutes les cartes, par paquets',
              },
              ...(isLive
                ? []
                : [
                    {
                      value: 'cards-without-revenue' as const,
                      title: `${itemsOf('cards-without-revenue').length}\u00A0cartes`,
                      text: 'sans les recettes',
                    },
                  ]),
              {
                value: 'cards',
                title: `${itemsOf('cards').length}\u00A0cartes`,
                text: 'avec les recettes',
              },
            ]}
            chosen={shownDeck}
            onChoose={setDeck}
          />
        )}
        {hasRoomPercent && (
          <Options
            number={isPaper ? 2 : 3}
            legend="« Réduire » et « augmenter », pour toute la salle"
            columns
            options={PERCENTS.map((value) => ({
              value,
              title: `de\u00A0${percentWords(value)}`,
            }))}
            chosen={percent}
            onChoose={setPercent}
            note={
              isPaper
                ? 'Seuls les choix se saisissent\u00A0: ce pourcentage remplace ceux des feuilles, ramené aux limites de chaque carte quand elles sont plus étroites.'
                : 'Écrit sur chaque carte avant le vote, et ramené à ses limites quand elles sont plus étroites.'
            }
          />
        )}
        {way === 'hands' && (
          <MembersField
            label="Nombre de présents (facultatif)"
            className={styles['field']}
            members={members}
            onMembers={setMembers}
          />
        )}
        {isLive && (
          <>
            <Options
              number={3}
              legend="Combien de places, au plus"
              columns
              options={SIZES}
              chosen={size}
              onChoose={setSize}
            />
            <p role="alert">{trouble}</p>
          </>
        )}
        <div className={styles['actions']}>
          {isLive ? (
            <Button
              type="submit"
              variant="primary"
              icon={Radio}
              unavailable={
                live.led === null ? undefined : `La salle ${live.led.code} est déjà ouverte.`
              }
            >
              {isOpening ? 'Ouverture…' : 'Ouvrir une salle'}
            </Button>
          ) : (
            <Button type="submit" variant="primary">
              {held === null ? 'Commencer' : 'Commencer une autre séance'}
            </Button>
          )}
        </div>
      </form>
    </RoomPage>
  );
}

/** What this tab has already begun. */
function LeftOpen({ held, onResume, onErase, live }: SetupProps) {
  return (
    <>
      {held !== null && (
        <Notice title="Une séance est en cours dans cet onglet">
          <p>Reprenez-la où elle en était, ou effacez-la pour en commencer une autre.</p>
          <div className={styles['actions']}>
            <Button variant="primary" onClick={onResume}>
              Reprendre la séance
            </Button>
            <Button onClick={onErase}>Effacer la séance</Button>
          </div>
        </Notice>
      )}
      {live.led !== null && (
        <Notice title={`La salle ${live.led.code} est ouverte dans cet onglet`}>
          <div className={styles['actions']}>
            <Button variant="primary" onClick={live.onResume}>
              Reprendre la salle
            </Button>
            <Button onClick={live.onDelete}>Effacer la salle</Button>
          </div>
        </Notice>
      )}
    </>
  );
}
