import { MOST_COMPARED } from '@nosmilliards/domain/comparison/comparison';
import type { Line } from '@nosmilliards/domain/budget/line';
import { toggleLine, useIsCompared } from '#browser/comparison.ts';
import { currentAddress } from '#browser/path.ts';
import { CompareToggle } from '#ui/compare-toggle.tsx';
import { useNotify } from '#ui/toast-provider.tsx';

/** Subscribes to its own line: a choice does not render the other rows. */
export function RowCompare({ line }: { readonly line: Line }) {
  const isCompared = useIsCompared(line.id);
  const notify = useNotify();
  return (
    <CompareToggle
      name={line.title}
      selected={isCompared}
      onToggle={() => {
        if (!toggleLine(line, currentAddress())) {
          notify(
            `${MOST_COMPARED} éléments au plus se comparent à la fois. Retirez-en un pour ajouter « ${line.title} ».`,
            'problem',
          );
        }
      }}
    />
  );
}
