import { completionOf } from '@nosmilliards/domain/outcome/completion';
import { useEffect } from 'react';
import { Navigate, useNavigate } from 'react-router';
import { useBallot } from '#ballot/provider.tsx';
import { budgetPath, duelPath, siteUrl } from '#browser/shared-path.ts';
import { paths } from '#browser/path.ts';
import { receivedCode } from '#browser/received.ts';
import { found } from '#dataset/edition.ts';
import { CompletionWaiting } from '#features/completion/completion-waiting.tsx';
import { metaOf, unlisted } from '#frame/meta.ts';
import { late, useLate } from '#ui/late.tsx';
import { useNotify } from '#ui/toast-provider.tsx';

const endScreen = late(() => import('#frame/end-screen.ts'));
const shareKit = late(() => import('#frame/share-table.tsx'));
const totalsKit = late(() => import('#frame/totals-table.tsx'));

export const meta = () => [
  ...metaOf(
    'Votre budget est terminé',
    'Le bilan de votre partie : l’affiche de votre budget, le solde final, la dette et les succès.',
  ),
  unlisted,
];

export default function Completion() {
  const { ballot, open } = useBallot();
  const navigate = useNavigate();
  const notify = useNotify();
  const [screen, askScreen] = useLate(endScreen);
  useEffect(open, [open]);
  useEffect(askScreen, [askScreen]);

  if (ballot === null) return <CompletionWaiting />;
  const { history, edition, perform, undoPoint } = ballot;
  const completion = completionOf(history.present, edition);
  if (!completion.ok) return <Navigate to={paths.game} replace />;
  if (!screen) return <CompletionWaiting />;
  const { CompletionScreen, Sharing, TotalsSection, QrCode, codeOf, numbering, sheet, laws } =
    screen;

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

  const code = codeOf(history.present.ledger, numbering);
  const received = receivedCode();
  return (
    <CompletionScreen
      completion={completion.value}
      ballot={history.present}
      edition={edition}
      found={found}
      sheet={sheet}
      laws={laws}
      sharing={
        <Sharing
          ballot={ballot}
          kit={shareKit}
          variant={completion.value.balance > 0 ? 'secondary' : 'primary'}
        />
      }
      totals={<TotalsSection kit={totalsKit} />}
      duel={received === null || received === code ? null : duelPath(code, received)}
      printed={
        <>
          Ouvrir ce budget
          <QrCode text={siteUrl(budgetPath(code))} label="Code QR : ouvrir ce budget" />
        </>
      }
      onRestart={restart}
    />
  );
}
