import { achievementsOf } from '@nosmilliards/domain/game/achievement';
import type { Ballot } from '@nosmilliards/domain/game/ballot';
import type { Completion } from '@nosmilliards/domain/outcome/completion';
import { formatDay } from '@nosmilliards/domain/money/day';
import { deckInPlay, type Edition } from '@nosmilliards/domain/game/edition';
import { factsOf } from '@nosmilliards/domain/game/facts';
import { cardsToVoteOf } from '@nosmilliards/domain/game/game';
import { lawAgreementOf, type LawRow } from '@nosmilliards/domain/game/law';
import { mirrorOf } from '@nosmilliards/domain/outcome/mirror';
import type { Millions } from '@nosmilliards/domain/money/money';
import type { ReactNode } from 'react';
import { isoDayOf } from '#browser/clock.ts';
import { paths } from '#browser/path.ts';
import { Amount } from '#ui/amount.tsx';
import type { SheetPlan } from '#ui/sheet/plan.ts';
import { TextLink } from '#ui/text-link.tsx';
import { Achievements } from './achievements.tsx';
import { CompletionActions } from './completion-actions.tsx';
import { FaceTheLaw } from './face-the-law.tsx';
import { FinancialAnalysis } from './financial-analysis.tsx';
import { LeftOut } from './left-out.tsx';
import { Mirror } from './mirror.tsx';
import { NextSteps } from './next-steps.tsx';
import { Result } from './result.tsx';
import { TopVotes } from './top-votes.tsx';
import styles from './completion.module.css';

type CompletionScreenProps = {
  readonly completion: Completion;
  readonly ballot: Ballot;
  readonly edition: Edition;
  /** Actual deficit of the year, from the national accounts. */
  readonly found: { readonly deficit: Millions };
  readonly sheet: SheetPlan;
  readonly laws: readonly LawRow[];
  readonly sharing: ReactNode;
  /** The question of the common totals. */
  readonly totals: ReactNode;
  /** Address that compares the shared budget opened during this visit with the visitor's. */
  readonly duel: string | null;
  /** Printed only, under the poster. */
  readonly printed: ReactNode;
  readonly onRestart: () => void;
};

export function CompletionScreen(props: CompletionScreenProps) {
  const { completion, ballot, edition, found, sheet, laws, onRestart } = props;
  const { sharing, totals, duel, printed } = props;
  const { ledger, game } = ballot;
  const { territory, baseline } = edition;
  const deck = deckInPlay(edition, game);
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
        titleOf={titleOf}
        day={day}
        printed={printed}
      >
        <CompletionActions sharing={sharing} hasSurplus={completion.balance > 0} duel={duel} />
      </Result>
      <TopVotes completion={completion} titleOf={titleOf} />
      <div className={styles['two']} data-print="hide">
        <div className={styles['stack']}>
          <Mirror
            rows={mirrorOf(game.priorities, ledger, edition)}
            all={mirrorOf(
              edition.groups.map(({ id }) => id),
              ledger,
              edition,
            )}
          />
          <FaceTheLaw agreement={lawAgreementOf(ledger, laws)} titleOf={titleOf} />
          <LeftOut
            deal={game.deal}
            toVote={cardsToVoteOf(deck, ledger)}
            unsure={completion.unsureCards}
          />
        </div>
        <div className={styles['stack']}>
          <FinancialAnalysis
            completion={completion}
            interestPercent={baseline.interestPercent}
            year={baseline.year}
          />
          <Achievements won={won} />
        </div>
      </div>
      {totals}
      <NextSteps
        cardCount={completion.totalCards}
        decisionCount={edition.groups.length}
        onRestart={onRestart}
      />
      <p className={styles['source']}>
        {day !== null && <>Partie terminée le {day}. </>}
        Montants de l’édition {baseline.year}, toutes administrations publiques ; déficit de départ,
        dette et taux sont des hypothèses de Nos Milliards. L’Insee a constaté un déficit de{' '}
        <Amount value={found.deficit} />.{' '}
        <TextLink to={paths.methodology}>Sources et méthode</TextLink>
      </p>
    </div>
  );
}
