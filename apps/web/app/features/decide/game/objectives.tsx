import type { Objective } from '@nosmilliards/domain/game/objective';
import { formatPercent } from '@nosmilliards/domain/money/format';
import Check from 'lucide-react/icons/check';
import { Icon } from '#ui/icon.tsx';
import { Progress } from '#ui/progress.tsx';
import styles from './objectives.module.css';

export function Objectives({ objectives }: { readonly objectives: readonly Objective[] }) {
  return (
    <section aria-labelledby="objectifs">
      <h3 id="objectifs" className={styles['heading']}>
        Objectifs
      </h3>
      <ul className={styles['list']}>
        {objectives.map(({ id, title, description, rewards, progress, isCompleted }) => (
          <li key={id}>
            <Progress value={progress} max={100}>
              <span className={styles['line']}>
                <strong>{title}</strong>
                <span className={styles['state']}>
                  {isCompleted ? (
                    <>
                      <Icon icon={Check} /> Atteint
                    </>
                  ) : (
                    formatPercent(progress, { decimals: 0 })
                  )}
                </span>
              </span>
            </Progress>
            <p className={styles['note']}>
              {isCompleted ? `Succès\u00A0: ${rewards.join(', ')}.` : description}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
