import type { ComparisonCategory } from '@nosmilliards/domain/comparison/prebuilt';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { useRef, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { useLate, type LatePart } from '#ui/late.tsx';
import { LiveRegion } from '#ui/live-region.tsx';
import { ComparisonCard, type DrawnComparison } from './comparison-card.tsx';
import styles from './did-you-know.module.css';

/** What moves from card to card; it remembers what was seen. */
export type Turning = {
  readonly next: () => DrawnComparison;
  readonly pick: (category: ComparisonCategory) => DrawnComparison;
};

type DidYouKnowProps = {
  readonly first: DrawnComparison;
  /** The other cards and their rules: most visits never ask for them. */
  readonly carousel: LatePart<(square: number) => Turning>;
  /** What one square is worth, in millions of euros. */
  readonly square: number;
};

const categories: readonly { id: ComparisonCategory; label: string }[] = [
  { id: 'equivalent', label: 'Montants proches' },
  { id: 'scale', label: 'Changement d’échelle' },
  { id: 'surprising', label: 'Rapprochements surprenants' },
];

/** Never turns by itself: a card changes when it is asked to. */
export function DidYouKnow({ first, carousel, square }: DidYouKnowProps) {
  const [shown, setShown] = useState(first);
  const [said, say] = useState('');
  const turning = useRef<Turning>(undefined);
  const [, ask] = useLate(carousel);

  const turn = (choose: (from: Turning) => DrawnComparison) =>
    ask((start) => {
      turning.current ??= start(square);
      const comparison = choose(turning.current);
      setShown(comparison);
      say(`${comparison.title}. ${comparison.impact}`);
    });

  return (
    <section aria-labelledby="saviez-vous" className={styles['section']}>
      <h2 id="saviez-vous">Saviez-vous que…</h2>
      <div className={styles['card']}>
        <ComparisonCard comparison={shown} />
      </div>
      <div className={styles['controls']} data-print="hide">
        <Button icon={ArrowRight} onClick={() => turn(({ next }) => next())}>
          Une autre comparaison
        </Button>
        <fieldset className={styles['picks']}>
          <legend>Au hasard parmi :</legend>
          {categories.map(({ id, label }) => (
            <Button key={id} variant="quiet" onClick={() => turn(({ pick }) => pick(id))}>
              {label}
            </Button>
          ))}
        </fieldset>
        <LiveRegion text={said} />
      </div>
    </section>
  );
}
