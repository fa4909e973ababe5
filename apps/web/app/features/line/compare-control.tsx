import type { Line } from '@nosmilliards/domain/line';
import { comparisonPathOf } from '@nosmilliards/domain/comparison-path';
import { useComparison } from '#browser/comparison.ts';
import { comparePath } from '#browser/path.ts';
import { linePath } from '#browser/path.ts';
import { CompareToggle } from '#ui/compare-toggle.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { useNotify } from '#ui/toast-provider.tsx';

const FULL = 'Vous comparez déjà six lignes : retirez-en une pour ajouter celle-ci.';

export function CompareControl({ line }: { readonly line: Line }) {
  const { ids, toggle } = useComparison();
  const notify = useNotify();
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
