import { MOST_COMPARED } from '@nosmilliards/domain/comparison/comparison';
import type { Line } from '@nosmilliards/domain/budget/line';
import { toggleLine, useIsCompared } from '#browser/comparison.ts';
import { currentAddress } from '#browser/address.ts';
import { CompareToggle } from '#ui/compare-toggle.tsx';
import { useNotify } from '#ui/toast-provider.tsx';

type RowCompareProps = {
  readonly line: Line;
  /** The icon alone, on a row. */
  readonly isCompact?: boolean;
};

/** Subscribes to its own line: a choice does not render the other rows. */
export function RowCompare({ line, isCompact = false }: RowCompareProps) {
  const isCompared = useIsCompared(line.id);
  const notify = useNotify();
  return (
    <CompareToggle
      name={line.title}
      isCompact={isCompact}
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
