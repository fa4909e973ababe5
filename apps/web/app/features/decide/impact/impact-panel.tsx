import { flushSync } from 'react-dom';
import { useBallotVoice } from '#ballot/ballot-voice.ts';
import type { OpenBallot } from '#ballot/provider.tsx';
import { useNotify } from '#ui/toast-provider.tsx';
import { BAR_ID, ImpactBar } from './impact-bar.tsx';

type ImpactPanelProps = {
  readonly ballot: OpenBallot;
  readonly say: (text: string) => void;
};

export function ImpactPanel({ ballot, say }: ImpactPanelProps) {
  const notify = useNotify();
  useBallotVoice(ballot, say);

  function reset() {
    if (!ballot.perform({ type: 'clear' }).ok) return;
    const undo = ballot.undoPoint();
    notify('Tous vos votes sont effacés.', {
      label: 'Annuler',
      takesFocus: true,
      onAction: () => {
        // Synchronous: the bar must be rendered before it can take the focus.
        flushSync(undo);
        document.getElementById(BAR_ID)?.focus();
      },
    });
  }

  const { ledger } = ballot.history.present;
  return <ImpactBar ledger={ledger} baseline={ballot.edition.baseline} onReset={reset} />;
}
