import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import Check from 'lucide-react/icons/check';
import { Button } from '#ui/button.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';

type CompareToggleProps = {
  /** Name of the line, part of the accessible name. */
  name: string;
  selected: boolean;
  onToggle: () => void;
};

export function CompareToggle({ name, selected, onToggle }: CompareToggleProps) {
  return (
    <Button
      variant="quiet"
      icon={selected ? Check : ArrowLeftRight}
      pressed={selected}
      onClick={onToggle}
    >
      {selected ? 'Comparé' : 'Comparer'}
      <VisuallyHidden> {name}</VisuallyHidden>
    </Button>
  );
}
