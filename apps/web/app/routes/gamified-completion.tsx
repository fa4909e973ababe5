import { dealOf } from '@nosmilliards/domain/game/deal';
import { completionOf } from '@nosmilliards/domain/outcome/completion';
import { startTransition, useState } from 'react';
import { Navigate, useNavigate } from 'react-router';
import { codeOfPlayed } from '#ballot/budget-code.ts';
import { useOpenBallot } from '#ballot/provider.tsx';
import { siteUrl } from '#browser/address.ts';
import { budgetPath, duelPath } from '#site/shared-path.ts';
import { dealPaths } from '#site/game-path.ts';
import { paths } from '#site/path.ts';
import { ownName, receivedBudgets } from '#browser/received.ts';
import { laws } from '#dataset/card-facts.ts';
import { numbering } from '#dataset/codes.ts';
import { debt } from '#dataset/bridges.ts';
import { found } from '#dataset/edition.ts';
import { sheet } from '#dataset/sheet.ts';
import { CompletionScreen } from '#features/decide/completion/completion.tsx';
import { Exits } from '#features/decide/completion/exits.tsx';
import { CompletionWaiting } from '#features/decide/completion/completion-waiting.tsx';
import { TotalsSection } from '#features/together/contribution/totals-section.tsx';
import { DefyDialog } from '#features/share/challenge/defy-dialog.tsx';
import { PrintedPoster } from '#features/share/poster/printed-poster.tsx';
import { Sharing } from '#features/share/sharing/sharing.tsx';
import { metaOf, unlisted } from '#layout/meta.ts';
import { useNotify } from '#ui/toast-provider.tsx';

export const meta = () => [
  ...metaOf(
    'Votre bilan',
    'Le bilan de votre partie : l’affiche de votre budget, le solde final, la dette et les succès.',
  ),
  unlisted,
];

export default function Completion() {
  const ballot = useOpenBallot();
  const navigate = useNavigate();
  const notify = useNotify();
  const [isDefying, setDefying] = useState(false);

  if (ballot === null) return <CompletionWaiting />;
  const { history, edition, perform, undoPoint } = ballot;
  const code = codeOfPlayed(history.present, numbering, edition);
  const received = receivedBudgets().filter((budget) => budget.code !== code);
  const duel = received.length === 0 ? null : duelPath([{ code, name: ownName() }, ...received]);
  const completion = completionOf(history.present, edition);
  if (!completion.ok) {
    return <Navigate to={dealPaths[dealOf(history.present, edition)]} replace />;
  }

  function restart() {
    if (!perform({ type: 'reset' }).ok) return;
    const undo = undoPoint();
    notify('La partie recommence à zéro.', {
      label: 'Annuler',
      onAction: () => {
        if (undo()) void navigate(paths.completion);
      },
    });
  }

  return (
    <>
      <div data-print="hide">
        <CompletionScreen
          completion={completion.value}
          ballot={history.present}
          edition={edition}
          found={found}
          debt={debt}
          sheet={sheet}
          laws={laws}
          exits={
            <Exits
              sharing={
                history.present.ledger.size === 0 ? null : (
                  <Sharing
                    ballot={ballot}
                    numbering={numbering}
                    sheet={sheet}
                    variant={duel === null ? 'play' : 'secondary'}
                  />
                )
              }
              hasSurplus={completion.value.balance > 0}
              duel={duel}
              onDefy={() => startTransition(() => setDefying(true))}
              onRestart={restart}
            />
          }
          isAfterChallenge={duel !== null}
          totals={<TotalsSection numbering={numbering} />}
        />
      </div>
      <DefyDialog open={isDefying} onClose={() => setDefying(false)} code={code} />
      <PrintedPoster ballot={ballot} sheet={sheet} link={siteUrl(budgetPath(code))} />
    </>
  );
}
