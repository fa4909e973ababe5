import type { Numbering } from '@nosmilliards/contract/ballot-code';
import { Suspense, useState, useSyncExternalStore } from 'react';
import { paths } from '#site/path.ts';
import { totals } from '#browser/totals.ts';
import { lazyWindow } from '#ui/lazy.tsx';
import { LazyDisclosure } from '#ui/lazy-disclosure.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { TotalsState } from './totals-state.tsx';

const TotalsQuestion = lazyWindow(
  async () => (await import('./totals-question.tsx')).TotalsQuestion,
);

/** No request is made before the question is opened, and nothing is sent without consent. */
export function TotalsSection({ numbering }: { readonly numbering: Numbering }) {
  const [acts, setActs] = useState(0);
  const isIn = useSyncExternalStore(
    totals.subscribe,
    () => totals.get().outbox !== null,
    () => false,
  );
  return (
    <section className="stack-2" aria-labelledby="totaux-communs" data-print="hide">
      <h2 id="totaux-communs">Les totaux communs</h2>
      {!isIn && (
        <p>
          Si vous le voulez, vos choix s’ajoutent à ceux des autres visiteurs volontaires, que
          montrent les <TextLink to={paths.trends}>tendances</TextLink>. Sans votre accord, ils
          restent sur cet appareil.
        </p>
      )}
      <TotalsState numbering={numbering} acts={acts} />
      {!isIn && (
        <LazyDisclosure summary="Ajouter mes choix aux totaux ?">
          <Suspense fallback={null}>
            <TotalsQuestion numbering={numbering} onAdded={() => setActs(acts + 1)} />
          </Suspense>
        </LazyDisclosure>
      )}
    </section>
  );
}
