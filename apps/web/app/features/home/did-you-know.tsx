import type { ComparisonCategory } from '@nosmilliards/domain/comparison/prebuilt';
import { ArrowRight } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { LiveRegion } from '#ui/live-region.tsx';
import { ComparisonCard, type HomeComparison } from './comparison-card.tsx';
import styles from './did-you-know.module.css';

/** What moves from card to card; it remembers what was seen. */
export type Turning = {
  readonly next: () => HomeComparison;
  readonly pick: (category: ComparisonCategory) => HomeComparison;
};

type DidYouKnowProps = {
  readonly first: HomeComparison;
  /** The other cards and their rules: most visits never ask for them. */
  readonly load: () => Promise<Turning>;
};

const categories: readonly { id: ComparisonCategory; label: string }[] = [
  { id: 'equivalent', label: 'Montants proches' },
  { id: 'scale', label: 'Changement d’échelle' },
  { id: 'surprising', label: 'Rapprochements surprenants' },
];

/** Never turns by itself: a card changes when it is asked to. */
export function DidYouKnow({ first, load }: DidYouKnowProps) {
  const [shown, setShown] = useState(first);
  const [said, say] = useState('');
  const turning = useRef<Promise<Turning>>(undefined);

  async function turn(ask: (cards: Turning) => HomeComparison) {
    turning.current ??= load();
    const comparison = ask(await turning.current);
    setShown(comparison);
    say(`${comparison.title}. ${comparison.impact}`);
  }

  return (
    <section aria-labelledby="saviez-vous" className={styles['section']}>
      <h2 id="saviez-vous">Saviez-vous que…</h2>
      <div className={styles['card']}>
        <ComparisonCard comparison={shown} />
      </div>
      <div className={styles['controls']} data-print="hide">
        <Button icon={ArrowRight} onClick={() => void turn((cards) => cards.next())}>
          Une autre comparaison
        </Button>
        <fieldset className={styles['picks']}>
          <legend>Au hasard parmi :</legend>
          {categories.map(({ id, label }) => (
            <Button key={id} variant="quiet" onClick={() => void turn((cards) => cards.pick(id))}>
              {label}
            </Button>
          ))}
        </fieldset>
        <LiveRegion text={said} />
      </div>
    </section>
  );
}
