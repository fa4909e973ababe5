import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { useId, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { LARGEST_ROOM } from './session.ts';
import styles from './stage.module.css';

type HandCountProps = {
  /** The choice being counted. */
  readonly label: string;
  readonly count: number;
  readonly isFrozen: boolean;
  readonly onCount: (count: number) => void;
};

/** Shown in place of a count not yet revealed to the room. */
const MASK = '••';

/** A counter, typed or tapped. The number is visible only while the field is focused. */
export function HandCount({ label, count, isFrozen, onCount }: HandCountProps) {
  const id = useId();
  const [isTyping, setTyping] = useState(false);
  const value = isTyping ? String(count) : count === 0 ? '' : MASK;
  const unavailable = isFrozen ? 'Le compte est figé.' : undefined;
  return (
    <span className={styles['hands']}>
      <Button
        icon={Minus}
        unavailable={unavailable}
        isReasonPlain
        onClick={() => onCount(count - 1)}
      >
        <VisuallyHidden>{label} : une main de moins</VisuallyHidden>
      </Button>
      <label htmlFor={id}>
        <VisuallyHidden>{label} : nombre de mains</VisuallyHidden>
      </label>
      <input
        id={id}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        value={value}
        readOnly={isFrozen}
        onFocus={({ currentTarget }) => {
          setTyping(true);
          // Not `select()`, which takes the focus back from whoever has moved on since.
          requestAnimationFrame(() =>
            currentTarget.setSelectionRange(0, currentTarget.value.length),
          );
        }}
        onBlur={() => setTyping(false)}
        onChange={({ currentTarget }) => onCount(numberIn(currentTarget.value))}
      />
      <Button
        icon={Plus}
        unavailable={unavailable}
        isReasonPlain
        onClick={() => onCount(count + 1)}
      >
        <VisuallyHidden>{label} : une main de plus</VisuallyHidden>
      </Button>
    </span>
  );
}

/** Ignores non-digits; empty is 0. */
function numberIn(text: string): number {
  return Math.min(LARGEST_ROOM, Number(text.replaceAll(/\D/g, '').slice(0, 3)));
}
