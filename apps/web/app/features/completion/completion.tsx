import { achievementsOf } from '@nosmilliards/domain/game/achievement';
import type { Ballot } from '@nosmilliards/domain/game/ballot';
import type { Completion } from '@nosmilliards/domain/outcome/completion';
import { formatDay } from '@nosmilliards/domain/money/day';
import type { Edition } from '@nosmilliards/domain/game/edition';
import { factsOf } from '@nosmilliards/domain/game/facts';
import { cardsToVoteOf } from '@nosmilliards/domain/game/game';
import { outcomeOf } from '@nosmilliards/domain/outcome/outcome';
import { shareMessageOf } from '@nosmilliards/domain/outcome/share-message';
import type { Millions } from '@nosmilliards/domain/money/money';
import { isoDayOf } from '#browser/clock.ts';
import { paths } from '#browser/path.ts';
import { Amount } from '#ui/amount.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { Achievements } from './achievements.tsx';
import { ChangesFigure } from './changes-figure.tsx';
import { CompletionActions } from './completion-actions.tsx';
import { FinancialAnalysis } from './financial-analysis.tsx';
import { LeftOut } from './left-out.tsx';
import { Poster } from './poster.tsx';
import { TopVotes } from './top-votes.tsx';
import styles from './completion.module.css';

type CompletionScreenProps = {
  readonly completion: Completion;
  readonly ballot: Ballot;
  readonly edition: Edition;
  /** What the national accounts found for the year. */
  readonly found: { readonly deficit: Millions; readonly debt: Millions };
  readonly onRestart: () => void;
};

export function CompletionScreen({
  completion,
  ballot,
  edition,
  found,
  onRestart,
}: CompletionScreenProps) {
  const { ledger, game } = ballot;
  const { deck, territory, baseline } = edition;
  const won = achievementsOf(factsOf(ballot, edition));
  const outcome = outcomeOf(ledger, baseline);
  const titleOf = (id: string) => territory.get(id)?.title ?? id;
  return (
    <div className={styles['page']}>
      <PageHeading>Votre budget est terminé</PageHeading>
      <Poster completion={completion} cardCount={deck.length} achievementCount={won.length} />
      <CompletionActions
        message={shareMessageOf(completion, won, baseline.year)}
        hasSurplus={completion.balance > 0}
        onRestart={onRestart}
      />
      {outcome.kind === 'voted' && (
        <section className={styles['changes']} aria-labelledby="changements">
          <h2 id="changements">Ce que vous changez</h2>
          <ChangesFigure records={outcome.records} titleOf={titleOf} />
        </section>
      )}
      <div className={styles['two']}>
        <FinancialAnalysis
          completion={completion}
          interestPercent={baseline.interestPercent}
          foundDebt={found.debt}
          year={baseline.year}
        />
        <div className={styles['stack']}>
          <Achievements won={won} />
          <LeftOut cards={cardsToVoteOf(deck, ledger)} />
        </div>
      </div>
      <TopVotes completion={completion} titleOf={titleOf} />
      <p className={styles['source']}>
        {game.endTime !== null && <>Partie terminée le {formatDay(isoDayOf(game.endTime))}. </>}
        Montants de l’édition {baseline.year}, toutes administrations publiques ; déficit de départ,
        dette et taux sont des hypothèses de Nos Milliards. L’Insee a constaté un déficit de{' '}
        <Amount value={found.deficit} />.{' '}
        <TextLink to={paths.methodology}>Sources et méthode</TextLink>
      </p>
    </div>
  );
}
