import { useId, useState, type ReactNode } from 'react';
import { percentWords } from '#ballot/vote-words.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { Options } from './options.tsx';
import type { RoomDeck } from './room-item.ts';
import { LARGEST_ROOM, PERCENTS, type Plan, type Session, type Way } from './session.ts';
import styles from './room.module.css';

type SetupProps = {
  readonly edition: string;
  /** Number of groups or cards of each deck. */
  readonly sizes: Readonly<Record<RoomDeck, number>>;
  /** A paused session. */
  readonly held: Session | null;
  readonly onStart: (plan: Plan) => void;
  readonly onResume: () => void;
  readonly onErase: () => void;
  /** The form of a live room; absent without the service. */
  readonly live?: ReactNode;
};

const WAYS: readonly { readonly way: Way; readonly title: string; readonly text: string }[] = [
  {
    way: 'hands',
    title: 'À main levée',
    text: 'Un seul appareil, sans réseau. L’écran montre une décision\u202F; vous comptez les mains, puis vous montrez le résultat.',
  },
  {
    way: 'budgets',
    title: 'Papier ou code QR',
    text: 'Chacun fait son budget sur son appareil. Vous prenez les budgets à la caméra ou en collant leurs liens\u202F; ils s’additionnent ici.',
  },
];

/** The choice of the mode and its settings. */
export function Setup({ edition, sizes, held, onStart, onResume, onErase, live }: SetupProps) {
  const id = useId();
  const [way, setWay] = useState<Way>('hands');
  const [deck, setDeck] = useState<RoomDeck>('groups');
  const [members, setMembers] = useState('');
  const [percent, setPercent] = useState<number>(PERCENTS[1]);
  const count = Number(members);
  const isKnown = members.trim() !== '' && Number.isInteger(count) && count > 0;
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
      <form
        className={styles['form']}
        onSubmit={(event) => {
          event.preventDefault();
          onStart({
            edition,
            way,
            deck,
            members: isKnown ? Math.min(LARGEST_ROOM, count) : null,
            percent,
          });
        }}
      >
        <fieldset>
          <legend>Comment décider</legend>
          <div className={styles['ways']}>
            {WAYS.map((one) => (
              <label key={one.way} className={styles['way']}>
                <input
                  type="radio"
                  name={`${id}way`}
                  checked={way === one.way}
                  onChange={() => setWay(one.way)}
                />
                <strong>{one.title}</strong>
                <span>{one.text}</span>
              </label>
            ))}
          </div>
        </fieldset>
        <Options
          legend="Sur quoi décider"
          options={[
            {
              value: 'groups',
              words: named(`${sizes.groups}\u00A0décisions`, 'toutes les cartes, par paquets'),
            },
            {
              value: 'cards-without-revenue',
              words: named(
                `${sizes['cards-without-revenue']}\u00A0cartes`,
                'une par une, sans les recettes',
              ),
            },
            { value: 'cards', words: named(`${sizes.cards}\u00A0cartes`, 'avec les recettes') },
          ]}
          chosen={deck}
          onChoose={setDeck}
        />
        {way === 'hands' && (
          <>
            <Options
              legend="« Réduire » et « augmenter », pour toute la salle"
              options={PERCENTS.map((value) => ({
                value,
                words: `de\u00A0${percentWords(value)}`,
              }))}
              chosen={percent}
              onChoose={setPercent}
              note="Le pourcentage est écrit sur chaque carte avant le vote, et ramené à ses limites quand elles sont plus étroites."
            />
            <div className={styles['field']}>
              <label htmlFor={`${id}members`}>Nombre de présents (facultatif)</label>
              <input
                id={`${id}members`}
                type="text"
                inputMode="numeric"
                autoComplete="off"
                value={members}
                onChange={({ currentTarget }) =>
                  setMembers(currentTarget.value.replaceAll(/\D/g, '').slice(0, 3))
                }
              />
            </div>
          </>
        )}
        <div className={styles['actions']}>
          <Button type="submit" variant="primary">
            {held === null ? 'Commencer' : 'Commencer une autre séance'}
          </Button>
        </div>
      </form>
      {live}
      <p className={styles['note']}>
        Ce que la salle décide reste dans cet onglet jusqu’à ce que vous le fermiez ou l’effaciez,
        et n’entre dans aucun total public.
      </p>
    </>
  );
}

function named(name: string, text: string) {
  return (
    <>
      <strong>{name}</strong> {text}
    </>
  );
}
