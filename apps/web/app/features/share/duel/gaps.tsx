import type { Gap } from '@nosmilliards/domain/duel/duel';
import { spelledCount } from '@nosmilliards/domain/money/counted';
import { Amount } from '#ui/amount.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { choiceOrNoneWords } from './duel-words.ts';
import { LetterMark } from './letter.tsx';
import styles from './duel.module.css';

type GapsProps = { readonly gaps: readonly Gap[]; readonly year: number };

/** The largest gaps, in euros; the vertical line is a change of zero. */
export function Gaps({ gaps, year }: GapsProps) {
  const changes = gaps.flatMap(({ changeA, changeB }) => [changeA, changeB]);
  const lowest = Math.min(0, ...changes);
  const highest = Math.max(0, ...changes);
  const at = (amount: number) =>
    `${Math.round(((amount - lowest) / (highest - lowest)) * 10_000) / 100}%`;
  return (
    <section className="stack-1" aria-labelledby="ecarts">
      <h2 id="ecarts">{titleOf(gaps.length)}</h2>
      {gaps.length > 0 && (
        <>
          <ol className={styles['gaps']}>
            {gaps.map(({ id, title, a, b, changeA, changeB, gap }) => (
              <li key={id}>
                <p className={styles['gapName']}>
                  <strong>{title}</strong>
                  <span>
                    A {choiceOrNoneWords(a)} · B {choiceOrNoneWords(b)}
                  </span>
                </p>
                <svg aria-hidden="true" focusable="false" className={styles['dumbbell']}>
                  <line x1={at(0)} x2={at(0)} y1="0" y2="32" />
                  <line
                    x1={at(changeA)}
                    x2={at(changeB)}
                    y1="16"
                    y2="16"
                    className={styles['thread']}
                  />
                  <LetterMark at={at(changeA)} y="16" letter="A" />
                  <LetterMark at={at(changeB)} y="16" letter="B" />
                </svg>
                <p className={styles['gap']}>
                  <VisuallyHidden>Écart : </VisuallyHidden>
                  <Amount value={gap} form="billions" />
                </p>
              </li>
            ))}
          </ol>
          <p className={styles['note']}>
            Ce que chacun ajoute ou retire à la ligne. Le trait vertical est son montant de {year},
            inchangé.
          </p>
        </>
      )}
    </section>
  );
}

function titleOf(count: number): string {
  if (count === 0) return 'Aucun écart';
  if (count === 1) return 'Le seul écart';
  return `Les ${spelledCount(count)} plus grands écarts`;
}
