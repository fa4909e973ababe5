import { comparisonPathOf } from '@nosmilliards/domain/comparison/path';
import type { Line } from '@nosmilliards/domain/budget/line';
import { useComparison } from '#browser/comparison.ts';
import { comparePath, linePath } from '#browser/path.ts';
import { CompareToggle } from '#ui/compare-toggle.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { useNotify } from '#ui/toast-provider.tsx';

const FULL = 'Vous comparez déjà six lignes : retirez-en une pour ajouter celle-ci.';

export function CompareControl({ line }: { readonly line: Line }) {
  const notify = useNotify();
  const { ids, toggle } = useComparison();
  return (
    <>
      <CompareToggle
        name={line.title}
        selected={ids.includes(line.id)}
        onToggle={() => {
          if (!toggle(line, linePath(line.id))) notify(FULL, 'problem');
        }}
      />
      {ids.length > 1 && (
        <TextLink to={comparePath(comparisonPathOf(ids))}>
          Voir la comparaison ({ids.length} lignes)
        </TextLink>
      )}
    </>
  );
}
