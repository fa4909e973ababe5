import type { Edition } from '@nosmilliards/domain/game/edition';
import type { Ballot } from '@nosmilliards/domain/game/ballot';
import type { Completion } from '@nosmilliards/domain/outcome/completion';
import { boundedEndStatusOf } from '@nosmilliards/domain/outcome/end-status';
import { formatCount } from '@nosmilliards/domain/money/format';
import { magnitudeOf } from '@nosmilliards/domain/money/money';
import { largestFirst, outcomeOf } from '@nosmilliards/domain/outcome/outcome';
import { sheetChangesOf } from '@nosmilliards/domain/sheet/changes';
import { resultSentenceOf } from '@nosmilliards/domain/outcome/result-sentence';
import type { ReactNode } from 'react';
import { SplitAccount } from '#ballot/split-account.tsx';
import { paths } from '#browser/path.ts';
import { Amount } from '#ui/amount.tsx';
import { PosterHeading } from '#ui/poster-heading.tsx';
import type { SheetPlan } from '#ui/sheet/plan.ts';
import { TensionLine } from '#ui/tension-line.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { Poster } from './poster.tsx';
import { ThreeChoices } from './three-choices.tsx';
import styles from './result.module.css';

type ResultProps = {
  readonly completion: Completion;
  readonly ballot: Ballot;
  readonly edition: Edition;
  readonly sheet: SheetPlan;
  readonly achievementCount: number;
  readonly titleOf: (id: string) => string;
  /** Date of the end of the game, in words. */
  readonly day: string | null;
  /** Printed only, under the poster. */
  readonly printed: ReactNode;
  /** The actions. */
  readonly children: ReactNode;
};

/** The result to share: a sentence, the poster, the account. */
export function Result(props: ResultProps) {
  const { completion, ballot, edition, sheet, achievementCount, titleOf, day } = props;
  const { printed, children } = props;
  const { ledger } = ballot;
  const { balance, initialBalance, improvement, improvementLabel, status } = completion;
  const { votedCards, totalCards, minutes, split, votesBeyond } = completion;
  const sentence = resultSentenceOf(completion);
  const outcome = outcomeOf(ledger, edition.baseline);
  const records = outcome.kind === 'voted' ? largestFirst(outcome.records) : [];
  return (
    <section className={styles['result']} aria-label="Votre résultat">
      <div className={styles['head']}>
        <PosterHeading eyebrow="Votre budget est terminé" spoken={`${sentence.spoken}.`}>
          {`${sentence.text}.`}
        </PosterHeading>
        <dl className={styles['facts']}>
          <div>
            <dt>{improvementLabel}</dt>
            <dd>
              <Amount value={magnitudeOf(improvement)} form="billions" />
            </dd>
          </div>
          <div>
            <dt>{votedCards > 1 ? 'Cartes votées' : 'Carte votée'}</dt>
            <dd>
              {votedCards} / {totalCards}
            </dd>
          </div>
          <div>
            <dt>Temps passé</dt>
            <dd>
              {minutes === 0 ? '<\u00A01' : formatCount(minutes)}
              {'\u00A0'}min
            </dd>
          </div>
          <div>
            <dt>Succès</dt>
            <dd>{achievementCount}</dd>
          </div>
        </dl>
      </div>
      <div className={styles['board']}>
        <div className={styles['left']}>
          <Poster
            sheet={sheet}
            changes={sheetChangesOf(ledger, edition, sheet)}
            records={records}
            titleOf={titleOf}
            year={edition.baseline.year}
            day={day}
            printed={printed}
          />
          {children}
        </div>
        <div className={styles['right']}>
          <div className={styles['account']}>
            <div className={styles['balance']}>
              <h2>
                Solde final <Amount value={balance} form="billions" signed />
              </h2>
              <p className={styles['status']}>{boundedEndStatusOf(status)}</p>
            </div>
            <TensionLine
              initial={initialBalance}
              balance={balance}
              beyond={split.beyond}
              size="bar"
            />
            <SplitAccount
              initial={initialBalance}
              balance={balance}
              split={split}
              votes={votesBeyond}
              territory={edition.territory}
            />
            <p className={styles['note']}>
              Effet comptable, toutes choses égales par ailleurs : ni la croissance, ni les
              comportements ne sont simulés.{' '}
              <TextLink to={`${paths.about}#deficit_reference`}>
                D’où vient le point de départ
              </TextLink>
            </p>
          </div>
          {records.length > 0 && <ThreeChoices records={records.slice(0, 3)} titleOf={titleOf} />}
        </div>
      </div>
    </section>
  );
}
