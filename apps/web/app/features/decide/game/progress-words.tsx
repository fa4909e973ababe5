import { sumOf } from '@nosmilliards/domain/money/money';
import { Amount } from '#ui/amount.tsx';
import type { Screen } from './screen.ts';

/** What is decided, what it weighs, and the time left. */
export function ProgressWords({ screen }: { readonly screen: Screen }) {
  const { total, decidedWords, timeLeft, examined } = screen;
  return (
    <>
      <p>
        <strong>{decidedWords}</strong> sur {total} · {timeLeft}
      </p>
      <p>
        <Amount value={sumOf([examined.spending, examined.niches])} form="billions" /> examinés
        {examined.niches > 0 && (
          <>
            , dont <Amount value={examined.niches} form="billions" /> de niches
          </>
        )}
        {examined.revenue > 0 && (
          <>
            {' '}
            et, à part, <Amount value={examined.revenue} form="billions" /> de recettes
          </>
        )}
      </p>
    </>
  );
}
