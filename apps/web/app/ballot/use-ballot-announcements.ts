import type { Baseline } from '@nosmilliards/domain/budget/baseline';
import type { Edition } from '@nosmilliards/domain/game/edition';
import { speakAmount } from '@nosmilliards/domain/money/format';
import { magnitudeOf } from '@nosmilliards/domain/money/money';
import { balanceOf, changeOf, type Ledger } from '@nosmilliards/domain/vote/ledger';
import { shortChoiceWords } from '@nosmilliards/domain/vote/choice-words';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '#site/path.ts';
import { SILENCE } from '#ui/live-region.tsx';
import { useNotify } from '#ui/toast-provider.tsx';
import type { OpenBallot } from './provider.tsx';
import type { Restored } from './stored-ballot.ts';

/**
 * Announces the balance after each vote, and notifies stored votes that had to be changed, changes
 * from another tab and storage failures.
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

  const { onAdopted, onUnsaved, takeMended } = ballot;
  const { territory } = ballot.edition;
  const { year } = baseline;
  const navigate = useNavigate();
  useEffect(() => {
    const { mended, from } = takeMended();
    const sentences = [
      ...(from === null ? [] : [carriedSentence(from, year)]),
      ...mendedSentences(mended, territory),
    ];
    if (sentences.length === 0) return;
    notify(sentences.join(' '), {
      label: 'Voir mes choix',
      onAction: () => void navigate(paths.results),
      stays: true,
    });
  }, [navigate, notify, takeMended, territory, year]);
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

function carriedSentence(from: number, to: number): string {
  return `Votre budget a été fait avec les montants de ${from}\u00A0: vos choix sont repris sur ceux de ${to}.`;
}

/** A vote exceeds the limits when another tool wrote it, or when they have moved since. */
function mendedSentences(
  mended: Restored['mended'],
  territory: Edition['territory'],
): readonly string[] {
  const clipped = mended.filter(({ choice }) => choice.type !== 'keep');
  const [first, second] = clipped;
  const raised = mended.length - clipped.length;
  const sentences: string[] = [];
  if (second !== undefined) {
    sentences.push(
      `${clipped.length} de vos choix étaient hors des limites de leur carte\u00A0: ils y sont ramenés.`,
    );
  } else if (first !== undefined) {
    const title = territory.get(first.id)?.title ?? first.id;
    sentences.push(
      `«\u00A0${title}\u00A0»\u00A0: votre choix était hors des limites de sa carte, il est ramené à ${shortChoiceWords(first.choice)}.`,
    );
  }
  if (raised > 0) {
    sentences.push(
      `${raised === 1 ? 'Un de vos choix augmentait' : `${raised} de vos choix augmentaient`} une niche fiscale, ce que les limites ne permettent pas\u00A0: le montant de départ est gardé.`,
    );
  }
  return sentences;
}

/** Of all the votes: after one that costs, a lone « amélioré » would seem to speak of it. */
function balanceSentence(ledger: Ledger, baseline: Baseline): string {
  const change = changeOf(ledger);
  const way = change < 0 ? 'dégradé' : 'amélioré';
  const effect =
    change === 0
      ? 'comme au départ'
      : `${way} de ${speakAmount(magnitudeOf(change))} depuis le départ`;
  return `Solde\u00A0: ${speakAmount(balanceOf(ledger, baseline))}\u202F; ${effect}.`;
}
