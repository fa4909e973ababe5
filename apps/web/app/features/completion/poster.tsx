import type { Completion } from '@nosmilliards/domain/outcome/completion';
import { endStatusLabelOf } from '@nosmilliards/domain/outcome/end-status';
import { formatCount } from '@nosmilliards/domain/money/format';
import { magnitudeOf } from '@nosmilliards/domain/money/money';
import { resultSentenceOf } from '@nosmilliards/domain/outcome/result-sentence';
import { paths } from '#browser/path.ts';
import { Amount } from '#ui/amount.tsx';
import { BalanceBullet } from '#ui/balance-bullet.tsx';
import { Card } from '#ui/card.tsx';
import { StatusBadge } from '#ui/status-badge.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { toneOf } from './end-tone.ts';
import styles from './poster.module.css';

type PosterProps = {
  readonly completion: Completion;
  readonly cardCount: number;
  readonly achievementCount: number;
};

/** The result one wants to show. */
export function Poster({ completion, cardCount, achievementCount }: PosterProps) {
  const { balance, initialBalance, improvement, improvementLabel, status } = completion;
  const { votedCards, minutes } = completion;
  const sentence = resultSentenceOf(completion);
  return (
    <Card as="section" active className={styles['poster']} aria-label="Votre résultat">
      <p className={styles['sentence']}>
        <span aria-hidden="true">{sentence.text}</span>
        <VisuallyHidden>{sentence.spoken}</VisuallyHidden>
      </p>
      <div className={styles['balance']}>
        <h2 className={styles['name']}>Solde final</h2>
        <p className={styles['line']}>
          <Amount value={balance} size="big" form="billions" signed />
          <StatusBadge tone={toneOf(status)}>{endStatusLabelOf(status)}</StatusBadge>
        </p>
        <BalanceBullet initial={initialBalance} balance={balance} />
        <p className={styles['note']}>
          Effet comptable, toutes choses égales par ailleurs : ni la croissance, ni les
          comportements ne sont simulés.{' '}
          <TextLink to={`${paths.about}#deficit_reference`}>D’où vient le point de départ</TextLink>
        </p>
      </div>
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
            {votedCards} <small>/ {cardCount}</small>
          </dd>
        </div>
        <div>
          <dt>Temps passé</dt>
          <dd>
            {minutes === 0 ? '< 1' : formatCount(minutes)} <small>min</small>
          </dd>
        </div>
        <div>
          <dt>Succès</dt>
          <dd>{achievementCount}</dd>
        </div>
      </dl>
    </Card>
  );
}
