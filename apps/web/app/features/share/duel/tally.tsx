import type { Agreement } from '@nosmilliards/domain/duel/duel';
import type { Vote } from '@nosmilliards/domain/vote/ledger';
import type { Territory } from '@nosmilliards/domain/vote/territory';
import { countWords } from './duel-words.ts';
import styles from './duel.module.css';

type TallyProps = {
  readonly agreement: Agreement;
  /** Votes left out: the other budget decides on the same euros through other lines. */
  readonly leftOut: readonly Vote[];
  readonly territory: Territory;
};

export function Tally({ agreement, leftOut, territory }: TallyProps) {
  const { exact, sameWay, opposite, oneKeeps, alone } = agreement;
  const rows = [
    ['Même sens', sameWay],
    ['dont le même choix exactement', exact],
    ['Sens opposés', opposite],
    ['L’un garde, l’autre change', oneKeeps],
    ...(alone > 0 ? [['Décidé par un seul des deux', alone] as const] : []),
  ] as const;
  return (
    <section className="stack-1" aria-labelledby="accord">
      <h2 id="accord">L’accord, compté</h2>
      <dl className={styles['tally']}>
        {rows.map(([name, count]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{countWords(count, agreement)}</dd>
          </div>
        ))}
      </dl>
      {leftOut.length > 0 && (
        <p className={styles['note']}>
          Non comparé, car l’autre budget décide autrement des mêmes euros :{' '}
          {leftOut.map(({ id }) => territory.get(id)?.title ?? id).join(', ')}.
        </p>
      )}
    </section>
  );
}
