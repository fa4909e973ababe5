import { useCallback, useEffect, useState } from 'react';
import { useOpenBallot } from '#ballot/provider.tsx';
import { askTotals, type PublishedTotals } from '#browser/published-totals.ts';
import { numbering } from '#dataset/codes.ts';
import { sheet } from '#dataset/sheet.ts';
import { TrendsPage } from '#features/together/trends/trends-page.tsx';
import { TrendsScreen } from '#features/together/trends/trends-screen.tsx';
import { metaOf } from '#layout/meta.ts';

export const meta = () =>
  metaOf(
    'Tendances',
    'Ce que choisissent les visiteurs volontaires de ce site, carte par carte. Ce n’est pas un sondage.',
  );

export default function TrendsRoute() {
  const ballot = useOpenBallot();
  const [totals, setTotals] = useState<PublishedTotals | null>(null);
  const ask = useCallback(() => void askTotals().then(setTotals), []);
  useEffect(ask, [ask]);
  return (
    <TrendsPage ballots={totals?.kind === 'read' ? totals.trends.ballots : null}>
      {ballot !== null && totals !== null && (
        <TrendsScreen
          ballot={ballot}
          totals={totals}
          numbering={numbering}
          sheet={sheet}
          onAskAgain={ask}
        />
      )}
    </TrendsPage>
  );
}
