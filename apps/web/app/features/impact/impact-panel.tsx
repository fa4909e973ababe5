import { speakAmount } from '@nosmilliards/domain/money/format';
import { balanceOf, changeOf, type Ledger } from '@nosmilliards/domain/vote/ledger';
import type { Baseline } from '@nosmilliards/domain/budget/baseline';
import { magnitudeOf } from '@nosmilliards/domain/money/money';
import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { OpenBallot } from '#ballot/provider.tsx';
import { SILENCE } from '#ui/live-region.tsx';
import { useNotify } from '#ui/toast-provider.tsx';
import { BAR_ID, ImpactBar } from './impact-bar.tsx';

export type ImpactPanelProps = {
  readonly ballot: OpenBallot;
  readonly isBarShown: boolean;
  readonly say: (text: string) => void;
};

export function ImpactPanel({ ballot, isBarShown, say }: ImpactPanelProps) {
  const notify = useNotify();
  const { ledger } = ballot.history.present;
  const { baseline } = ballot.edition;

  // Silent on arrival: the votes of an earlier visit are not news.
  const heard = useRef(ledger);
  useEffect(() => {
    if (heard.current === ledger) return undefined;
    heard.current = ledger;
    const timer = setTimeout(() => say(balanceSentence(ledger, baseline)), SILENCE);
    return () => clearTimeout(timer);
  }, [baseline, ledger, say]);

  const { onAdopted, onUnsaved } = ballot;
  useEffect(
    () =>
      onAdopted(() =>
        notify('Vos votes ont changé dans un autre onglet\u00A0: ils sont repris ici.'),
      ),
    [notify, onAdopted],
  );
  useEffect(
    () =>
      onUnsaved(() =>
        notify(
          'Votre navigateur n’enregistre pas vos votes\u00A0: ils seront perdus à la fermeture de cet onglet.',
          'problem',
        ),
      ),
    [notify, onUnsaved],
  );

  function reset() {
    if (!ballot.perform({ type: 'clear' }).ok) return;
    const undo = ballot.undoPoint();
    notify('Tous vos votes sont effacés.', {
      label: 'Annuler',
      takesFocus: true,
      onAction: () => {
        // The bar must be back before it can take the focus from the message that goes.
        flushSync(undo);
        document.getElementById(BAR_ID)?.focus();
      },
    });
  }

  return isBarShown && <ImpactBar ledger={ledger} baseline={baseline} onReset={reset} />;
}

function balanceSentence(ledger: Ledger, baseline: Baseline): string {
  const change = changeOf(ledger);
  const effect = change < 0 ? 'coût supplémentaire' : 'économies';
  return `Solde : ${speakAmount(balanceOf(ledger, baseline))} ; ${effect} : ${speakAmount(magnitudeOf(change))}.`;
}
