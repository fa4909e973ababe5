import { useEffect } from 'react';
import { useBallot } from '#ballot/provider.tsx';
import { Results } from '#features/results/results.tsx';
import { ResultsPage } from '#features/results/results-page.tsx';
import { Sharing } from '#features/share/sharing.tsx';
import { metaOf } from '#frame/meta.ts';
import { late } from '#ui/late.tsx';

const shareKit = late(() => import('#frame/share-table.tsx'));

export const meta = () =>
  metaOf('Vos résultats', 'Vos votes, leur effet sur le budget et le déficit qui reste.');

export default function ResultsRoute() {
  const { ballot, open } = useBallot();
  useEffect(open, [open]);
  return (
    <ResultsPage>
      {ballot !== null && (
        <Results
          ballot={ballot}
          sharing={<Sharing ballot={ballot} kit={shareKit} variant="secondary" />}
        />
      )}
    </ResultsPage>
  );
}
