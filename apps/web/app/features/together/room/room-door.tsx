import { useId, useState } from 'react';
import { Button } from '#ui/button.tsx';
import styles from './live.module.css';

type RoomDoorProps = {
  readonly isShut: boolean;
  readonly onShut: (isShut: boolean) => void;
  readonly onFree: (pupil: number) => void;
};

/** The entry of the room, and the seats: each person sees the number of theirs. */
export function RoomDoor({ isShut, onShut, onFree }: RoomDoorProps) {
  const id = useId();
  const [seat, setSeat] = useState('');
  return (
    <div className={styles['door']}>
      <Button pressed={isShut} onClick={() => onShut(!isShut)}>
        Fermer l’entrée
      </Button>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (seat !== '') onFree(Number(seat));
          setSeat('');
        }}
      >
        <label htmlFor={`${id}place`}>Place</label>
        <input
          id={`${id}place`}
          inputMode="numeric"
          pattern="[1-9][0-9]{0,3}"
          autoComplete="off"
          size={4}
          value={seat}
          onChange={({ currentTarget }) => setSeat(currentTarget.value)}
        />
        <Button type="submit">Libérer</Button>
      </form>
    </div>
  );
}
