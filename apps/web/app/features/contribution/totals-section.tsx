import { TOTALS_KEY } from '@nosmilliards/domain/totals-key';
import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react';
import { paths } from '#browser/path.ts';
import { readStored } from '#browser/storage.ts';
import { Disclosure } from '#ui/disclosure.tsx';
import { useLate, type LatePart } from '#ui/late.tsx';
import { TextLink } from '#ui/text-link.tsx';
import styles from './contribution.module.css';

/** What comes when the question is opened, or when something of this device is in the totals. */
export type TotalsKit = {
  readonly totals: {
    readonly get: () => { readonly outbox: object | null };
    readonly subscribe: (listener: () => void) => () => void;
  };
  readonly State: ComponentType<{ readonly acts?: number }>;
  readonly Question: ComponentType<{ readonly onAdded: () => void }>;
};

/** After the result: nothing is asked of the service before this is opened, nor sent before a yes. */
export function TotalsSection({ kit: part }: { readonly kit: LatePart<TotalsKit> }) {
  const [kit, ask] = useLate(part);
  const [wasStored] = useState(hasBallotInTotals);
  const [wasOpened, setOpened] = useState(false);
  const [acts, setActs] = useState(0);
  const isIn = useSyncExternalStore(
    kit?.totals.subscribe ?? neverChanges,
    () => (kit ? kit.totals.get().outbox !== null : wasStored),
    () => false,
  );
  useEffect(() => {
    if (wasStored) ask();
  }, [ask, wasStored]);

  return (
    <section className={styles['section']} aria-labelledby="totaux-communs" data-print="hide">
      <h2 id="totaux-communs">Les totaux communs</h2>
      {!isIn && (
        <p>
          Si vous le voulez, vos choix s’ajoutent à ceux des autres visiteurs volontaires, que
          montrent les <TextLink to={paths.trends}>tendances</TextLink>. Sans votre accord, ils
          restent sur cet appareil.
        </p>
      )}
      {kit && <kit.State acts={acts} />}
      {!isIn && (
        <Disclosure
          summary="Ajouter mes choix aux totaux ?"
          onToggle={({ currentTarget }) => {
            if (!currentTarget.open) return;
            setOpened(true);
            ask();
          }}
        >
          {kit && wasOpened && <kit.Question onAdded={() => setActs(acts + 1)} />}
        </Disclosure>
      )}
    </section>
  );
}

export function hasBallotInTotals(): boolean {
  return readStored(TOTALS_KEY) !== null;
}

function neverChanges() {
  return () => {};
}
