import type { Snapshot } from '@nosmilliards/domain/game/play';
import { LazyDisclosure } from '#ui/lazy-disclosure.tsx';
import type { SheetChange, SheetPlan } from '#ui/sheet/plan.ts';
import { SheetTable } from '#ui/sheet/sheet-table.tsx';
import { sheetSentenceOf } from '#ui/sheet/sheet-words.ts';
import { ScoreWords } from './score-words.tsx';
import { StandingActions } from './standing-actions.tsx';
import { StandingSettings } from './standing-settings.tsx';
import type { Gestures } from './use-gestures.ts';
import styles from './standing.module.css';

type Drawn = { readonly sheet: SheetPlan; readonly changes: readonly SheetChange[] };

type StandingProps = {
  readonly snapshot: Snapshot;
  /** `snapshot`, deferred: the score is computed after the card is painted. */
  readonly later: Snapshot;
  /** Of the deferred snapshot. */
  readonly drawn: Drawn;
  readonly gestures: Pick<Gestures, 'perform' | 'open' | 'finish'>;
};

/** Under the card: the score, the settings, and the less frequent actions. */
export function Standing({ snapshot, later, drawn, gestures }: StandingProps) {
  return (
    <section aria-labelledby="situation" className={styles['standing']}>
      <ScoreWords snapshot={later} />
      {snapshot.deal === 'cards' && (
        <StandingSettings snapshot={snapshot} onPlay={gestures.perform} />
      )}
      <LazyDisclosure look="inline" summary="La feuille de 1 000 carrés, en mots et en tableau">
        <SheetInWords {...drawn} />
      </LazyDisclosure>
      <StandingActions snapshot={snapshot} onOpen={gestures.open} onFinish={gestures.finish} />
    </section>
  );
}

function SheetInWords({ sheet, changes }: Drawn) {
  return (
    <>
      <p>{sheetSentenceOf(sheet, changes)}</p>
      <SheetTable caption="Votre budget, par secteur" sheet={sheet} changes={changes} />
    </>
  );
}
