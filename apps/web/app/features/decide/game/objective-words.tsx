import { magnitudeOf, type Millions } from '@nosmilliards/domain/money/money';
import { Amount } from '#ui/amount.tsx';

export const OBJECTIVE = 'déficit ≤ 0\u00A0Md€';

/** « Objectif : déficit ≤ 0 Md€, reste 63,6 Md€ », or « ATTEINT ». */
export function ObjectiveWords({ balance }: { readonly balance: Millions }) {
  return (
    <>
      Objectif : {OBJECTIVE},{' '}
      <strong>
        {balance >= 0 ? (
          'ATTEINT'
        ) : (
          <>
            {'reste\u00A0'}
            <Amount value={magnitudeOf(balance)} form="billions" />
          </>
        )}
      </strong>
    </>
  );
}
