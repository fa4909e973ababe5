import { achievementsOf } from '@nosmilliards/domain/game/achievement';
import type { Ballot } from '@nosmilliards/domain/game/ballot';
import type { Completion } from '@nosmilliards/domain/outcome/completion';
import { formatDay } from '@nosmilliards/domain/money/day';
import type { Edition } from '@nosmilliards/domain/game/edition';
import { factsOf } from '@nosmilliards/domain/game/facts';
import { lawAgreementOf, type LawRow } from '@nosmilliards/domain/game/law';
import { mirrorOf } from '@nosmilliards/domain/outcome/mirror';
import type { Millions } from '@nosmilliards/domain/money/money';
import type { ReactNode } from 'react';
import { isoDayOf } from '#browser/clock.ts';
import { paths } from '#site/path.ts';
import { Amount } from '#ui/amount.tsx';
import type { BridgeData } from '#ui/bridge.tsx';
import type { SheetPlan } from '#ui/sheet/plan.ts';
import { TextLink } from '#ui/text-link.tsx';
import { Achievements } from './achievements.tsx';
import { Debt } from './debt.tsx';
import { FaceTheLaw } from './face-the-law.tsx';
import { KeptList } from './kept-list.tsx';
import { LeftOut } from './left-out.tsx';
import { Mirror } from './mirror.tsx';
import { Result } from './result.tsx';
import { ChangedList } from './changed-list.tsx';
import styles from './completion.module.css';

type CompletionScreenProps = {
  readonly completion: Completion;
  readonly ballot: Ballot;
  readonly edition: Edition;
  /** Actual deficit of the year, from the national accounts. */
  readonly found: { readonly deficit: Millions };
  readonly debt: BridgeData;
  readonly sheet: SheetPlan;
  readonly laws: readonly LawRow[];
  /** To show the budget, to challenge somebody with it, to write about it. */
  readonly exits: ReactNode;
  /** The visitor opened somebody's budget before playing. */
  readonly isAfterChallenge: boolean;
  /** The question of the common totals. */
  readonly totals: ReactNode;
};

/** The story of the game and its poster; the account to edit is on the page of the results. */
export function CompletionScreen(props: CompletionScreenProps) {
  const { completion, ballot, edition, found, debt, sheet, laws, exits, isAfterChallenge, totals } =
    props;
  const { ledger, game } = ballot;
  const { territory, baseline } = edition;
  const won = achievementsOf(factsOf(ballot, edition));
  const titleOf = (id: string) => territory.get(id)?.title ?? id;
  const day = game.endTime === null ? null : formatDay(isoDayOf(game.endTime));
  return (
    <div className={styles['page']}>
      <Result
        completion={completion}
        ballot={ballot}
        edition={edition}
        sheet={sheet}
        achievementCount={won.length}
        day={day}
        exits={exits}
        isAfterChallenge={isAfterChallenge}
      />
      {completion.records.length > 0 ? (
        <ChangedList records={completion.records} />
      ) : (
        <KeptList kept={completion.kept} isShort />
      )}
      <div className={styles['two']} data-print="hide">
        <Debt
          completion={completion}
          interestPercent={baseline.interestPercent}
          year={baseline.year}
          bridge={debt}
          square={sheet.square}
        />
        <Achievements won={won} />
        <div>
          <Mirror rows={mirrorOf(game.priorities, ledger, edition)} />
          <FaceTheLaw
            agreement={lawAgreementOf(ledger, laws, baseline)}
            deal={completion.decided.deal}
            titleOf={titleOf}
          />
          <LeftOut decided={completion.decided} unsure={completion.unsureCards} />
        </div>
        {totals}
      </div>
      <p className={styles['source']}>
        {day !== null && <>Partie terminée le {day}. </>}
        Montants de l’édition {baseline.year}, toutes administrations publiques ; déficit de départ
        et taux sont des hypothèses de Nos Milliards. L’Insee a constaté un déficit de{' '}
        <Amount value={found.deficit} />.{' '}
        <TextLink to={paths.methodology}>Sources et méthode</TextLink>
      </p>
    </div>
  );
}
