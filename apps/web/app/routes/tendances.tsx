import { useCallback, useEffect, useState } from 'react';
import { useBallot } from '#ballot/provider.tsx';
import type { PublishedTotals } from '#browser/published-totals.ts';
import { TrendsPage } from '#features/trends/trends-page.tsx';
import { metaOf } from '#frame/meta.ts';
import { late, useLate } from '#ui/late.tsx';

const trendsTable = late(() => import('#frame/trends-table.ts'));

export const meta = () =>
  metaOf(
    'Tendances',
    'Ce que choisissent les visiteurs volontaires de ce site, carte par carte. Ce n’est pas un sondage.',
  );

export default function TrendsRoute() {
  const { ballot, open } = useBallot();
  const [table, askTable] = useLate(trendsTable);
  const [totals, setTotals] = useState<PublishedTotals | null>(null);
  useEffect(open, [open]);
  useEffect(askTable, [askTable]);
  const ask = useCallback(() => void table?.askTotals().then(setTotals), [table]);
  useEffect(ask, [ask]);
  const isReady = ballot !== null && table && totals !== null;
  return (
    <TrendsPage ballots={totals?.kind === 'read' ? totals.trends.ballots : null}>
      {isReady && (
        <table.TrendsScreen
          ballot={ballot}
          totals={totals}
          numbering={table.numbering}
          sheet={table.sheet}
          onAskAgain={ask}
        />
      )}
    </TrendsPage>
  );
}
