import type {
  ComparisonCategory,
  NormalisedComparison,
} from '@nosmilliards/domain/comparison/prebuilt';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { useRef, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { LiveRegion } from '#ui/live-region.tsx';
import { startCarousel } from './carousel.ts';
import { ComparisonCard, type DrawnComparison, type HomeComparison } from './comparison-card.tsx';
import styles from './did-you-know.module.css';

type DidYouKnowProps = {
  readonly first: DrawnComparison;
  readonly comparisons: readonly (HomeComparison & NormalisedComparison)[];
  /** Value of one square, in millions of euros. */
  readonly square: number;
};

const categories: readonly { id: ComparisonCategory; label: string }[] = [
  { id: 'equivalent', label: 'Montants proches' },
  { id: 'scale', label: 'Changement d’échelle' },
  { id: 'surprising', label: 'Rapprochements surprenants' },
];

/** Changes only when a button is pressed, never on a timer. */
export function DidYouKnow({ first, comparisons, square }: DidYouKnowProps) {
  const [shown, setShown] = useState(first);
  const [announced, announce] = useState('');
  // Remembers the cards seen; created on the first press, because it draws every card.
  const carousel = useRef<ReturnType<typeof startCarousel>>(undefined);

  function turn(category?: ComparisonCategory) {
    carousel.current ??= startCarousel(comparisons, square);
    const { next, pick } = carousel.current;
    const comparison = category === undefined ? next() : pick(category);
    setShown(comparison);
    announce(`${comparison.title}. ${comparison.impact}`);
  }

  return (
    <section aria-labelledby="saviez-vous" className="stack-2">
      <h2 id="saviez-vous">Saviez-vous que…</h2>
      <div className={styles['card']}>
        <ComparisonCard comparison={shown} />
      </div>
      <div className={styles['controls']} data-print="hide">
        <Button icon={ArrowRight} onClick={() => turn()}>
          Une autre comparaison
        </Button>
        <fieldset className={styles['picks']}>
          <legend>Au hasard parmi :</legend>
          {categories.map(({ id, label }) => (
            <Button key={id} variant="quiet" onClick={() => turn(id)}>
              {label}
            </Button>
          ))}
        </fieldset>
        <LiveRegion text={announced} />
      </div>
    </section>
  );
}
