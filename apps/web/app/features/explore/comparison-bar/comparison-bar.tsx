import { FEWEST_COMPARED, isComparable } from '@nosmilliards/domain/comparison/comparison';
import { comparisonPathOf } from '@nosmilliards/domain/comparison/path';
import { formatCount } from '@nosmilliards/domain/money/format';
import X from 'lucide-react/icons/x';
import { useComparison } from '#browser/comparison.ts';
import { comparePath } from '#site/path.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { Button } from '#ui/button.tsx';
import { LiveRegion } from '#ui/live-region.tsx';
import styles from './comparison-bar.module.css';

/** Floats over the page while a line is selected. */
export function ComparisonBar() {
  const { ids, clear } = useComparison();
  const count = `${formatCount(ids.length)}\u00A0${ids.length > 1 ? 'éléments sélectionnés' : 'élément sélectionné'}`;
  return (
    <>
      <LiveRegion text={ids.length === 0 ? '' : `${count} pour la comparaison`} />
      {ids.length > 0 && (
        <section aria-label="Comparaison" className={styles['bar']} data-floating data-print="hide">
          <p className={styles['count']}>{count}</p>
          {isComparable(ids) ? (
            <ButtonLink to={comparePath(comparisonPathOf(ids))}>Comparer</ButtonLink>
          ) : (
            <Button variant="primary" unavailable={`Il en faut au moins ${FEWEST_COMPARED}.`}>
              Comparer
            </Button>
          )}
          <Button icon={X} title="Tout désélectionner" onClick={clear}>
            Effacer
          </Button>
        </section>
      )}
    </>
  );
}
