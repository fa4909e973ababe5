import type { Line } from '@nosmilliards/domain/budget/line';
import { Amount } from '#ui/amount.tsx';

/** Said where what a line handles is more than what it adds to the total. */
export function BeforeTransfers({ line }: { readonly line: Line }) {
  return (
    <>
      {' · '}
      <Amount value={line.amount} /> avant transferts
    </>
  );
}
