import { useOpenBallot } from '#ballot/provider.tsx';
import { numbering } from '#dataset/codes.ts';
import { loadFormer } from '#dataset/former.ts';
import { sheet } from '#dataset/sheet.ts';
import { Results } from '#features/decide/results/results.tsx';
import { ResultsPage } from '#features/decide/results/results-page.tsx';
import { FormerOwn } from '#features/share/budget/former-own.tsx';
import { Sharing } from '#features/share/sharing/sharing.tsx';
import { metaOf } from '#layout/meta.ts';

export const meta = () =>
  metaOf('Vos résultats', 'Vos votes, leur effet sur le budget et le déficit qui reste.');

export default function ResultsRoute() {
  const ballot = useOpenBallot();
  return (
    <ResultsPage>
      {ballot !== null && (
        <div className="stack-3">
          <FormerOwn loadFormer={loadFormer} />
          <Results
            ballot={ballot}
            sheet={sheet}
            sharing={
              <Sharing ballot={ballot} numbering={numbering} sheet={sheet} variant="secondary" />
            }
          />
        </div>
      )}
    </ResultsPage>
  );
}
