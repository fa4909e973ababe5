import { readRoomCode, signsOfNoCode } from '@nosmilliards/contract/room-code';
import LogIn from 'lucide-react/icons/log-in';
import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { takeSeat, type Seat } from '#browser/pupil-seat.ts';
import { paths } from '#site/path.ts';
import { Button } from '#ui/button.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { codeTroubleWords, troubleWords } from './pupil-words.ts';
import styles from './pupil.module.css';

type JoinFormProps = {
  /** From the address; may be invalid. */
  readonly code: string;
  readonly onJoined: (seat: Seat) => void;
};

/** Nothing is sent before the button is pressed. */
export function JoinForm({ code, onJoined }: JoinFormProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [isJoining, setJoining] = useState(false);
  const [trouble, setTrouble] = useState('');

  // Uncontrolled: what is typed before hydration must stay.
  useEffect(() => {
    if (field.current?.value === '') field.current.value = code;
  }, [code]);

  function tell(words: string) {
    setTrouble(words);
    field.current?.focus();
  }

  async function join(event: FormEvent) {
    event.preventDefault();
    if (isJoining) return;
    const typed = field.current?.value ?? '';
    const read = readRoomCode(typed);
    if (read === null) {
      tell(codeTroubleWords(signsOfNoCode(typed)));
      return;
    }
    setJoining(true);
    setTrouble('');
    const seat = await takeSeat(read);
    setJoining(false);
    if (typeof seat === 'string') tell(troubleWords(seat));
    else onJoined(seat);
  }

  return (
    // `dialog` does nothing outside a <dialog>: before hydration, a submit does not reload the page.
    <form
      method="dialog"
      className={styles['form']}
      noValidate
      onSubmit={(event) => void join(event)}
    >
      <label htmlFor={id} className={styles['label']}>
        Code de la salle
      </label>
      <input
        ref={field}
        id={id}
        type="text"
        className={styles['code']}
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="go"
        aria-invalid={trouble !== ''}
        aria-describedby={`${id}-aide ${id}-trouble`}
      />
      <p id={`${id}-aide`} className={styles['note']}>
        Six signes, majuscules ou minuscules, affichés à l’écran de la salle.
      </p>
      <p id={`${id}-trouble`} role="alert" className={styles['trouble']}>
        {trouble}
      </p>
      <Button type="submit" variant="primary" icon={LogIn}>
        {isJoining ? 'Entrée…' : 'Entrer dans la salle'}
      </Button>
      <p className={styles['note']}>
        Votre appareil envoie un numéro tiré au hasard, puis vos choix. Aucun nom n’est demandé. La
        salle s’efface au plus tard 24 heures après son ouverture, et ne s’ajoute jamais aux totaux
        communs. <TextLink to={`${paths.privacy}#seances`}>Confidentialité</TextLink>
      </p>
    </form>
  );
}
