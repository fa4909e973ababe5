import type { Ballot } from '@nosmilliards/domain/game/ballot';
import type { Edition } from '@nosmilliards/domain/game/edition';
import type { Completion } from '@nosmilliards/domain/outcome/completion';
import {
  endStatusBoundsOf,
  endStatusLabelOf,
  endStatusToneOf,
} from '@nosmilliards/domain/outcome/end-status';
import { formatCount } from '@nosmilliards/domain/money/format';
import { magnitudeOf } from '@nosmilliards/domain/money/money';
import { targetOf, targetStateOf } from '@nosmilliards/domain/game/target';
import { portraitOf } from '@nosmilliards/domain/outcome/portrait';
import { resultSentenceOf } from '@nosmilliards/domain/outcome/result-sentence';
import type { ReactNode } from 'react';
import { counted } from '@nosmilliards/domain/money/counted';
import { PortraitPanel } from '#ballot/portrait/portrait-panel.tsx';
import { decidedWords, keptSentence } from '#ballot/told-words.ts';
import { SplitAccount } from '#ballot/split-account.tsx';
import { CAVEAT } from '#ballot/vote-words.ts';
import { Amount } from '#ui/amount.tsx';
import { PosterHeading } from '#ui/poster-heading.tsx';
import type { SheetPlan } from '#ui/sheet/plan.ts';
import { StatusStrip } from '#ui/status-strip.tsx';
import { TensionLine } from '#ui/tension-line.tsx';
import { FilmedPoster } from './film.tsx';
import styles from './result.module.css';

type ResultProps = {
  readonly completion: Completion;
  readonly ballot: Ballot;
  readonly edition: Edition;
  readonly sheet: SheetPlan;
  readonly achievementCount: number;
  /** Date of the end of the game, in words. */
  readonly day: string | null;
  readonly exits: ReactNode;
  /** The duel comes first, above the portrait. */
  readonly isAfterChallenge: boolean;
};

/** The result to share: its title, its portrait, the poster, the account. */
export function Result(props: ResultProps) {
  const { completion, ballot, edition, sheet, achievementCount, day, exits, isAfterChallenge } =
    props;
  const { balance, initialBalance, improvement, improvementLabel, status } = completion;
  const { split, moved, votesBeyond } = completion;
  const sentence = resultSentenceOf(completion);
  const portrait = portraitOf(ballot, edition);
  const target = targetOf(ballot.game.target, edition.baseline);
  return (
    <section className={styles['result']} aria-label="Votre résultat">
      <div className={styles['head']}>
        <PosterHeading eyebrow="Votre budget est terminé" spoken={`${sentence.spoken}.`}>
          {`${sentence.text}.`}
        </PosterHeading>
        <p className={styles['facts']}>
          {completion.records.length === 0 && completion.kept.length > 0 ? (
            keptSentence(completion.decided, completion.kept)
          ) : (
            <>
              {decidedWords(completion.decided)}, {minuteWords(completion.minutes)},{' '}
              {formatCount(achievementCount)} succès. {CAVEAT}
            </>
          )}
        </p>
      </div>
      <div className={styles['board']}>
        <div className={styles['told']}>
          {isAfterChallenge && exits}
          {portrait && (
            <PortraitPanel portrait={portrait} edition={edition} square={sheet.square} />
          )}
          {!isAfterChallenge && exits}
        </div>
        <FilmedPoster ballot={ballot} edition={edition} sheet={sheet} day={day} />
        <section className={styles['account']} aria-labelledby="compte">
          <h2 id="compte">Le compte</h2>
          <StatusStrip tone={endStatusToneOf(status)} bounds={endStatusBoundsOf(status)}>
            {endStatusLabelOf(status)}
          </StatusStrip>
          <TensionLine
            initial={initialBalance}
            balance={balance}
            beyond={split.beyond}
            target={target}
            size="bar"
          />
          {target.balance !== null && (
            <p className="note">
              Votre cap : {target.aim}. {targetStateOf(target, balance)}
            </p>
          )}
          <dl className={styles['figures']}>
            {improvementLabel !== null && (
              <div>
                <dt>{improvementLabel}</dt>
                <dd>
                  <Amount value={magnitudeOf(improvement)} form="billions" size="poster" />
                </dd>
              </div>
            )}
            <div>
              <dt>Solde final</dt>
              <dd className={styles['own']}>
                <Amount value={balance} form="billions" size="poster" signed />
              </dd>
            </div>
          </dl>
          {votesBeyond.length > 0 && (
            <SplitAccount
              initial={initialBalance}
              balance={balance}
              split={split}
              moved={moved}
              votes={votesBeyond}
              territory={edition.territory}
            />
          )}
        </section>
      </div>
    </section>
  );
}

function minuteWords(minutes: number): string {
  return minutes === 0 ? 'moins d’une minute' : counted(minutes, 'minute');
}
