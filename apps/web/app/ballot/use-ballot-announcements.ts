import type { Baseline } from '@nosmilliards/domain/budget/baseline';
import { speakAmount } from '@nosmilliards/domain/money/format';
import { magnitudeOf } from '@nosmilliards/domain/money/money';
import { balanceOf, changeOf, type Ledger } from '@nosmilliards/domain/vote/ledger';
import { useEffect, useRef } from 'react';
import { SILENCE } from '#ui/live-region.tsx';
import { useNotify } from '#ui/toast-provider.tsx';
import type { OpenBallot } from './provider.tsx';

/**
 * Announces the balance after each vote, and notifies changes from another tab and storage
 * failures.
 */
export function useBallotAnnouncements(ballot: OpenBallot, announce: (text: string) => void) {
  const notify = useNotify();
  const { ledger } = ballot.history.present;
  const { baseline } = ballot.edition;

  // Silent on arrival: the votes of an earlier visit have not just changed.
  const heard = useRef(ledger);
  useEffect(() => {
    if (heard.current === ledger) return undefined;
    heard.current = ledger;
    const timer = setTimeout(() => announce(balanceSentence(ledger, baseline)), SILENCE);
    return () => clearTimeout(timer);
  }, [baseline, ledger, announce]);

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
}

function balanceSentence(ledger: Ledger, baseline: Baseline): string {
  const change = changeOf(ledger);
  const way = change < 0 ? 'dégradé' : 'amélioré';
  const effect = change === 0 ? 'inchangé' : `${way} de ${speakAmount(magnitudeOf(change))}`;
  return `Solde\u00A0: ${speakAmount(balanceOf(ledger, baseline))}\u202F; ${effect}.`;
}
