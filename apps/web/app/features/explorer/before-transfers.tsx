import type { Millions } from '@nosmilliards/domain/money/money';
import { Amount } from '#ui/amount.tsx';

/** Said where what a line handles is more than what it adds to the total. */
export function BeforeTransfers({ amount }: { readonly amount: Millions }) {
  return (
    <>
      {' · '}
      <Amount value={amount} /> avant transferts
    </>
  );
}
