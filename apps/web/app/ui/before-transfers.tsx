import type { Millions } from '@nosmilliards/domain/money/money';
import { Amount } from '#ui/amount.tsx';
import { TermLink } from '#ui/term-link.tsx';

type BeforeTransfersProps = {
  readonly amount: Millions;
  /** Taxes given back are no money paid to another administration. */
  readonly isTechnical: boolean;
  /** Where the word is defined. */
  readonly definition: string;
};

/** The note beside the amount of a line, where a part of what it handles is counted elsewhere. */
export function BeforeTransfers({ amount, isTechnical, definition }: BeforeTransfersProps) {
  return (
    <>
      <Amount value={amount} /> avant{' '}
      {isTechnical ? (
        'remboursements d’impôts, qui sont déduits des recettes.'
      ) : (
        <>
          <TermLink to={definition}>transferts</TermLink> : le reste est versé à d’autres
          administrations et compté chez elles.
        </>
      )}
    </>
  );
}
