import { speakAmount } from '@nosmilliards/domain/money/format';
import { tallyOf, tallySentenceOf } from '@nosmilliards/domain/tally/tally';
import { CHOICES } from '#ballot/vote-words.ts';
import { useFullScreen } from '#browser/full-screen.ts';
import { useProjector } from '#browser/projector.ts';
import { useShortcutSwitch } from '#browser/shortcuts.ts';
import { Amount } from '#ui/amount.tsx';
import { Button } from '#ui/button.tsx';
import { Announcement } from '#ui/live-region.tsx';
import { Logo } from '#ui/logo.tsx';
import { Counts } from './counts.tsx';
import { ItemCard } from './item-card.tsx';
import { MembersField } from './members-field.tsx';
import { answeredWords, membersWords } from './room-words.ts';
import type { StageGesture, StageView } from './stage-view.ts';
import { useRoomKeys, type RoomKey } from './use-room-keys.ts';
import styles from './stage.module.css';

type StageProps = {
  readonly view: StageView;
  readonly onGesture: (gesture: StageGesture) => void;
};

/** The projected screen: one card or group, and its counts once revealed. */
export function Stage({ view, onGesture }: StageProps) {
  useProjector();
  const { item, place, members, answered, vote, isFrozen, isLast } = view;
  const [areKeysOn, setKeysOn] = useShortcutSwitch();
  useRoomKeys(areKeysOn, (key) => press(key, view, onGesture));
  return (
    <div className={styles['stage']}>
      <header className={styles['top']}>
        <Logo />
        <h1 tabIndex={-1}>
          Séance
          {members !== null && view.hands === undefined && (
            <span> · {membersWords(members, view.membersWord ?? 'présent')}</span>
          )}
        </h1>
        {view.hands && (
          <MembersField
            label="Présents"
            className={styles['members']}
            members={members}
            onMembers={view.hands.onMembers}
          />
        )}
        <p className={styles['balance']}>
          Solde de la salle{' '}
          <strong>
            <Amount value={view.balance} form="billions" signed />
          </strong>
        </p>
        <p className={styles['state']}>
          {vote === null ? 'Réponses masquées' : answeredWords(answered, members)}
          {isFrozen && ' · figées'}
        </p>
      </header>
      <div className={styles['board']}>
        <ItemCard item={item} place={place} />
        <Counts view={view} />
      </div>
      <footer className={styles['foot']} data-print="hide">
        {view.join}
        <div className={styles['gestures']}>
          <Button
            unavailable={view.isFirst ? 'C’est la première.' : undefined}
            isReasonPlain
            onClick={() => onGesture('previous')}
          >
            Précédente <kbd>←</kbd>
          </Button>
          {vote === null ? (
            <Button variant="primary" onClick={() => onGesture('show')}>
              Montrer <kbd>R</kbd>
            </Button>
          ) : (
            <Button onClick={() => onGesture('hide')}>
              Masquer <kbd>M</kbd>
            </Button>
          )}
          {view.canFreeze && (
            <Button pressed={isFrozen} onClick={() => onGesture('freeze')}>
              Figer <kbd>F</kbd>
            </Button>
          )}
          {isLast ? (
            <Button
              variant={vote === null ? 'secondary' : 'primary'}
              onClick={() => onGesture('end')}
            >
              Voir le bilan
            </Button>
          ) : (
            <Button
              variant={vote === null ? 'secondary' : 'primary'}
              onClick={() => onGesture('next')}
            >
              Suivante <kbd>→</kbd>
            </Button>
          )}
        </div>
        <div className={styles['rest']}>
          <label className={styles['keys']}>
            <input
              type="checkbox"
              checked={areKeysOn}
              onChange={({ currentTarget }) => setKeysOn(currentTarget.checked)}
            />
            Touches du clavier
          </label>
          <FullScreenButton />
          {!isLast && (
            <Button variant="quiet" onClick={() => onGesture('end')}>
              Bilan
            </Button>
          )}
          <Button variant="quiet" onClick={() => onGesture('leave')}>
            Quitter
          </Button>
        </div>
      </footer>
      <StageAnnouncement view={view} />
    </div>
  );
}

function press(key: RoomKey, view: StageView, onGesture: (gesture: StageGesture) => void) {
  const { hands, item, vote, isFrozen, isFirst, isLast, canFreeze } = view;
  switch (key) {
    case 'previous':
      return isFirst ? undefined : onGesture(key);
    case 'next':
      return onGesture(isLast ? 'end' : key);
    case 'freeze':
      return canFreeze ? onGesture(key) : undefined;
    case 'show':
    case 'hide':
      return onGesture(key);
    case 1:
    case 2:
    case 3:
    case 4: {
      const type = CHOICES[key - 1];
      if (hands === undefined || type === undefined || vote !== null || isFrozen) return undefined;
      return item.closed[type] === undefined
        ? hands.onCount(type, hands.tally[type] + 1)
        : undefined;
    }
  }
}

function FullScreenButton() {
  const full = useFullScreen();
  if (full === null) return null;
  const [isFull, toggle] = full;
  return (
    <Button variant="quiet" onClick={toggle}>
      {isFull ? 'Quitter le plein écran' : 'Plein écran'}
    </Button>
  );
}

/** Announces the changes of the screen. */
function StageAnnouncement({ view }: { readonly view: StageView }) {
  const { item, place, vote, isFrozen } = view;
  const text = [
    `${place}\u00A0: ${item.title}, ${speakAmount(item.amount)}.`,
    vote !== null && `${tallySentenceOf(tallyOf(vote.choices))}.`,
    isFrozen && 'Réponses figées.',
  ]
    .filter(Boolean)
    .join(' ');
  return <Announcement text={text} />;
}
