import type { Millions } from '@nosmilliards/domain/money/money';
import { Fragment } from 'react';
import { Link } from 'react-router';
import { Amount } from '#ui/amount.tsx';

/** The numbers that exist for one name, and why they differ. */
export type BridgeData = {
  readonly name: string;
  readonly numbers: readonly {
    readonly says: string;
    readonly amount: Millions;
    /** The spending it is a part of, where it is not the total of the page. */
    readonly total?: Millions;
    readonly path: string;
  }[];
  readonly reason: string;
};

/** « Sécurité sociale : ce qu’elle paie 839,5 Md€ · au sens de l’Insee 803,3 Md€. Pourquoi. » */
export function Bridge({ bridge }: { readonly bridge: BridgeData }) {
  return (
    <>
      {bridge.name}
      {'\u00A0: '}
      <BridgeNumbers bridge={bridge} />. {bridge.reason}
    </>
  );
}

type BridgeNumbersProps = {
  readonly bridge: BridgeData;
  /** The first number stands above, in large. */
  readonly isFirstAbove?: boolean;
};

export function BridgeNumbers({ bridge, isFirstAbove = false }: BridgeNumbersProps) {
  return bridge.numbers.map(({ says, amount, total, path }, index) => (
    <Fragment key={says}>
      {index > 0 && ' · '}
      <Link to={path}>{says}</Link>
      {(index > 0 || !isFirstAbove) && (
        <>
          {' '}
          <strong>
            <Amount value={amount} total={total} />
          </strong>
        </>
      )}
    </Fragment>
  ));
}
