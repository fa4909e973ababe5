import Check from 'lucide-react/icons/check';
import Scale from 'lucide-react/icons/scale';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import styles from './compare-toggle.module.css';

type CompareToggleProps = {
  /** Name of the line, part of the accessible name. */
  name: string;
  selected: boolean;
  /** The icon alone; the words are spoken. */
  isCompact?: boolean;
  onToggle: () => void;
};

export function CompareToggle({ name, selected, isCompact = false, onToggle }: CompareToggleProps) {
  const word = selected ? 'Comparé' : 'Comparer';
  return (
    <Button
      variant={isCompact ? 'secondary' : 'quiet'}
      icon={selected ? Check : Scale}
      pressed={selected}
      className={classNames(isCompact && styles['compact'])}
      {...(isCompact && { title: word })}
      onClick={onToggle}
    >
      {isCompact ? <VisuallyHidden>{word}</VisuallyHidden> : word}
      <VisuallyHidden> {name}</VisuallyHidden>
    </Button>
  );
}
